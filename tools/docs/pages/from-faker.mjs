/** The page for people who come from Faker: every method of the installed version, and what to write instead. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faker } from '@faker-js/faker';
import { parse } from 'yaml';
import { root } from '../../lib/project.mjs';
import { code, madeBy, table } from '../markdown.mjs';

const intro = (version) => `# Coming from Faker

Faker makes one value a call; Populace makes tables from a schema. Each line below has a call of @faker-js/faker ${version} and the column that makes
the like. A column is written behind its name in \`columns\`, as here ([the document](schema.md)):

\`\`\`yaml file=from-faker.yaml
populace: 1
seed: 42                      # faker.seed(42)
now: 2026-01-01               # faker.setDefaultRefDate('2026-01-01')
locale: de_DE                 # new Faker({ locale: [de] }); { de_DE: 60, tr_TR: 40 } mixes
tables:
  people:
    rows: 3                   # faker.helpers.multiple(makePerson, { count: 3 })
    columns:
      first: person.firstName # faker.person.firstName()
      last: person.lastName
      email: { generator: internet.email, unique: true }
      phone: { generator: phone.number, nulls: 30% }
\`\`\`

\`\`\`console
$ populace generate from-faker.yaml
first,last,email,phone
…
\`\`\`

Three things differ everywhere. Columns of one row are about the same person, place, company, card, flight, car: name, sex, e-mail and birth date agree, and
\`of: spouse\` makes another one. Values are safe where something is reserved for tests (cards, addresses, telephones, domains); \`mode: valid\` makes any right
one, \`mode: invalid\` breaks a rule. And row 1,000,000 is the same whether the rows before it were made or not.

Names of Faker that are marked below as other names work in a schema as they are: \`location.zipCode\` is \`location.postcode\`. In other languages than English, words that
nobody has translated are borrowed from English; the run report and [the grid](reference/coverage.md) say which, and \`strict\` refuses them.`;

/** The page. */
export function fromFakerPage({ listGenerators, whyNoGenerator }) {
  const { calls, notes } = parse(readFileSync(join(root, 'tools/docs/from-faker.yaml'), 'utf8'));
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/@faker-js/faker/package.json'), 'utf8'));
  const ids = new Map(listGenerators().flatMap(({ id, aliases }) => [id, ...aliases].map((name) => [name, id])));
  // Ids go before other names.
  for (const { id } of listGenerators()) ids.set(id, id);
  const methods = methodsOfFaker();
  const known = new Set(methods.flatMap(({ module, names }) => names.map((name) => `${module}.${name}`)));
  for (const name of [...Object.keys(calls), ...Object.keys(notes)])
    if (!known.has(name) && !ids.has(name)) throw new Error(`from-faker.yaml: ${name} is no method of Faker.`);
  const sections = methods.map(({ module, names }) => {
    const rows = names.flatMap((name) => rowsOf(`${module}.${name}`, { calls, notes, ids, whyNoGenerator }));
    return `## ${module}\n\n${table(['Faker', 'Populace', 'what is different'], rows)}`;
  });
  return `${[madeBy, intro(version), ...sections].join('\n\n')}\n`;
}

function rowsOf(name, { calls, notes, ids, whyNoGenerator }) {
  const note = notes[name] ?? '';
  const why = ids.has(name) ? undefined : whyNoGenerator(name);
  if (calls[name])
    return calls[name].map(([call, column], at) => [code(call), code(flow(column)), at === 0 ? note : '']);
  if (why !== undefined) return [[code(`${name}()`), '–', why]];
  const id = ids.get(name);
  if (id === undefined) throw new Error(`${name} of Faker leads nowhere.`);
  const other = id === name ? '' : `\`${name}\` is another name of it`;
  return [[code(`${name}()`), code(id), [note, other].filter((text) => text !== '').join('; ')]];
}

/** A column as a schema has it, on one line. */
function flow(column) {
  if (typeof column === 'string') return column;
  if (Array.isArray(column)) return `[${column.map(flowValue).join(', ')}]`;
  if (column instanceof Date) return column.toISOString().slice(0, 10);
  if (typeof column !== 'object') return String(column);
  const entries = Object.entries(column).map(([key, value]) => `${key}: ${flowValue(value)}`);
  return `{ ${entries.join(', ')} }`;
}

function flowValue(value) {
  if (typeof value === 'string' && !/^[\w.%-]+$/.test(value)) return `'${value}'`;
  if (typeof value === 'string' && /^\d+$/.test(value)) return `'${value}'`;
  return flow(value);
}

/** The modules of Faker with the names of their methods. */
function methodsOfFaker() {
  return Object.entries(faker).flatMap(([module, object]) => {
    if (module.startsWith('_') || typeof object !== 'object' || object === null) return [];
    const names = new Set();
    for (let at = object; at && at !== Object.prototype; at = Object.getPrototypeOf(at))
      for (const name of Object.getOwnPropertyNames(at))
        if (name !== 'constructor' && !name.startsWith('_') && typeof object[name] === 'function') names.add(name);
    return names.size === 0 ? [] : [{ module, names: [...names].sort() }];
  });
}
