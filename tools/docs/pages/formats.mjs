import { code, madeBy, optionTable } from '../markdown.mjs';

const intro = `# Formats

A format is named by its id, an extension or its content type, which may have [parameters](../content-types.md#a-format-with-parameters). All text is UTF-8 where no option says otherwise. Values are written the same way in every format:
dates and times as ISO 8601, decimals with all their digits, floating-point numbers in the shortest form that reads back, booleans
as \`true\` and \`false\`.`;

/** What shows how a format treats nulls, empty text, quotes and line ends. */
const sample = {
  populace: 1,
  tables: {
    notes: {
      rows: 4,
      columns: {
        id: 'sequence',
        note: { generator: 'choice', values: ['plain', 'a, b', 'say "hi"', 'two\nlines', ''], nulls: '20%' },
        total: { generator: 'number.decimal', max: 99 },
        paid: 'boolean',
      },
    },
  },
};

/** What the sample needs to be written at all, or to be short. */
const sampleOptions = { 'fixed-width': { breaks: 'blank', textWidth: 12 } };

/** What shows formats that want columns of their own. */
const meetings = {
  populace: 1,
  tables: {
    meetings: {
      rows: 2,
      columns: {
        id: 'uuid',
        name: 'person.fullName',
        email: 'internet.email',
        latitude: 'location.latitude',
        longitude: 'location.longitude',
        start: { generator: 'date.between', from: '2027-01-01T08:00:00', to: '2027-12-31T18:00:00' },
      },
    },
  },
};

/** The page of the formats. */
export async function formatsPage({ listFormats, openSchema }) {
  const notes = (await openSchema(sample, { seed: 8 })).table('notes');
  const people = (await openSchema(meetings, { seed: 8 })).table('meetings');
  const sections = listFormats().map(({ id, summary, contentType, extensions, isText, options }) => {
    const names = `Content type ${code(contentType)}, ${extensions.map((extension) => code(`.${extension}`)).join(', ')}.`;
    return [
      `## ${id}`,
      summary,
      names,
      ...(options.length > 0 ? [optionTable(options)] : []),
      ...(isText ? shown([notes, people], id) : []),
    ].join('\n\n');
  });
  return `${[madeBy, intro, writtenTypes(listFormats()), ...sections].join('\n\n')}\n`;
}

/** The content types that formats write, in the order of their names. */
function writtenTypes(formats) {
  const rows = formats
    .toSorted((a, b) => (a.contentType < b.contentType ? -1 : 1))
    .map(({ id, contentType, extensions }) => {
      const dotted = extensions.map((extension) => code(`.${extension}`)).join(', ');
      return `| ${code(contentType)} | ${dotted} | [${code(id)}](#${id}) |`;
    });
  return ['| content type | extensions | format |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The first of the tables that a format can hold, and the options that it was written with. */
function shown([table, ...others], id) {
  const options = sampleOptions[id] ?? {};
  try {
    // Record separators are shown by their picture, and lines end as those of the page.
    const text = table.text(id, { options }).trimEnd().replaceAll('\u001e', '␞').replaceAll('\r\n', '\n');
    const given = Object.entries(options).map(([name, value]) => code(`${name}: ${value}`));
    return [...(given.length > 0 ? [`With ${given.join(' and ')}:`] : []), `\`\`\`text\n${text}\n\`\`\``];
  } catch (error) {
    if (error.code !== 'format/cannot-hold' || others.length === 0) throw error;
    return shown(others, id);
  }
}
