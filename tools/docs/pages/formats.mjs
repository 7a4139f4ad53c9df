import { code, madeBy, optionTable } from '../markdown.mjs';

const intro = `# Formats

A format is named by its id, an extension or its content type. All text is UTF-8 where no option says otherwise. Values are written the same way in every format:
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

/** The page of the formats. */
export async function formatsPage({ listFormats, openSchema }) {
  const notes = (await openSchema(sample, { seed: 8 })).table('notes');
  const sections = listFormats().map(({ id, summary, contentType, extensions, options }) => {
    const names = `Content type ${code(contentType)}, ${extensions.map((extension) => code(`.${extension}`)).join(', ')}.`;
    return [
      `## ${id}`,
      summary,
      names,
      ...(options.length > 0 ? [optionTable(options)] : []),
      `\`\`\`text\n${notes.text(id).trimEnd()}\n\`\`\``,
    ].join('\n\n');
  });
  return `${[madeBy, intro, ...sections].join('\n\n')}\n`;
}
