import { code, madeBy, optionTable } from '../markdown.mjs';

const intro = (locale) => `# Generators

A column is a generator's name, or a map with \`generator\` and its options. Besides its own options every generator takes \`nulls\`, \`unique\`,
\`type\`, \`hidden\` and \`description\` ([the document](../schema.md#columns)). The samples are the first three values of a column \`sample\`
in a table \`samples\` with seed 1, in the [locale](locales.md) \`${locale}\`.`;

/** The page of the generators. */
export async function generatorsPage({ listGenerators, openSchema, sampleLocale: locale }) {
  const pages = listGenerators();
  const contents = pages.map(({ id, summary }) => `- [${id}](#${anchorOf(id)}): ${summary}`).join('\n');
  const sections = [];
  const open = (schema) => openSchema(schema, { locale });
  for (const page of pages) sections.push(await sectionOf(page, open));
  return `${[madeBy, intro(locale), contents, ...sections].join('\n\n')}\n`;
}

function anchorOf(id) {
  return id.toLowerCase().replaceAll('.', '');
}

async function sectionOf({ id, summary, aliases, options, validity, example }, openSchema) {
  return [
    `## ${id}`,
    summary,
    ...(aliases.length > 0 ? [`Also known as ${aliases.map(code).join(', ')}.`] : []),
    ...(validity ? [validityOf(validity)] : []),
    ...(options.length > 0 ? [optionTable(options)] : []),
    await samplesOf(id, example, openSchema),
  ].join('\n\n');
}

/** What is right about the values of an identifier, by mode; `docs/identifiers.md` says what the words mean. */
function validityOf({ valid, safe }) {
  const level = valid === safe ? code(valid) : `${code(valid)}, with \`mode: safe\` ${code(safe)}`;
  return `[Validity](../identifiers.md#how-valid): ${level}.`;
}

async function samplesOf(id, { options = {}, columns: others = {} } = {}, openSchema) {
  const beside = Object.entries(others).map(([name, generator]) => [name, { generator, hidden: true }]);
  const columns = { ...Object.fromEntries(beside), sample: { generator: id, ...options } };
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
