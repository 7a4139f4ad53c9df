import { code, madeBy, optionTable } from '../markdown.mjs';

const intro = `# Generators

A column is a generator's name, or a map with \`generator\` and its options. Besides its own options every generator takes \`nulls\`, \`unique\`,
\`type\`, \`hidden\` and \`description\` ([the document](../schema.md#columns)). The samples are the first three values of a column \`sample\`
in a table \`samples\` with seed 1.`;

/** What the samples of generators with required options are made with. */
const given = {
  choice: { values: { free: 80, plus: 15, pro: 5 } },
  constant: { value: 'shop' },
  'date.between': { from: '2024-01-01', to: 'now' },
  'string.pattern': { pattern: '[A-Z]{2}-\\d{4}' },
  'string.template': { template: 'No. {number}' },
};

/** The page of the generators. */
export async function generatorsPage({ listGenerators, openSchema }) {
  const pages = listGenerators();
  const contents = pages.map(({ id, summary }) => `- [${id}](#${anchorOf(id)}): ${summary}`).join('\n');
  const sections = [];
  for (const page of pages) sections.push(await sectionOf(page, openSchema));
  return `${[madeBy, intro, contents, ...sections].join('\n\n')}\n`;
}

function anchorOf(id) {
  return id.toLowerCase().replaceAll('.', '');
}

async function sectionOf({ id, summary, aliases, options }, openSchema) {
  return [
    `## ${id}`,
    summary,
    ...(aliases.length > 0 ? [`Also known as ${aliases.map(code).join(', ')}.`] : []),
    ...(options.length > 0 ? [optionTable(options)] : []),
    await samplesOf(id, openSchema),
  ].join('\n\n');
}

async function samplesOf(id, openSchema) {
  const options = given[id] ?? {};
  const sample = { generator: id, ...options };
  const columns = { number: { generator: 'sequence', hidden: true }, sample };
  const schema = await openSchema({ populace: 1, seed: 1, tables: { samples: { rows: 3, columns } } });
  const lines = schema.table('samples').text('csv', { options: { header: false } });
  const written = Object.entries(options).map(([name, value]) => `${name}: ${yamlOf(value)}`);
  const column = written.length > 0 ? `{ generator: ${id}, ${written.join(', ')} }` : id;
  return `\`\`\`text\nsample: ${column}\n\n${lines.trimEnd()}\n\`\`\``;
}

function yamlOf(value) {
  if (typeof value === 'object')
    return `{ ${Object.entries(value)
      .map(([key, one]) => `${key}: ${one}`)
      .join(', ')} }`;
  return /^[a-z0-9-]+$/.test(value) ? value : `'${value}'`;
}
