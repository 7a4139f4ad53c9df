import { checkSchema, openSchema } from '@populace/library';
import { foundIn, writeFolder } from '@populace/testkit/files';
import { expect, it } from 'vitest';
import { dirtyText } from './dirty-text.ts';

const schemaOf = (name: string): string => `populace: 1
tables:
  t:
    rows: 20_000
    columns:
      id: sequence
      name: ${name}
      again: { references: t.name, self: true }
`;
const clean = schemaOf('{ generator: person.fullName, nulls: 5% }');
const dirty = schemaOf('{ generator: person.fullName, nulls: 5%, dirty: 10% }');

async function namesOf(text: string, window: { from?: number; take?: number } = {}): Promise<(string | null)[]> {
  const { tables } = await openSchema(text);
  return [...(tables[0]?.rows(window) ?? [])].map(({ name }) => (name === null ? null : String(name)));
}

it('makes a share of the texts dirty, and leaves all others and the nulls as they are', async () => {
  const [before, after] = [await namesOf(clean), await namesOf(dirty)];

  const changed = after.filter((text, row) => text !== before[row]);
  const present = before.filter((text) => text !== null).length;

  // Five standard deviations of a share of 10 %.
  expect(Math.abs(changed.length / present - 0.1)).toBeLessThan(0.011);
  expect(changed).not.toContain(null);
  expect(
    changed.every((text) => text?.trim() !== text || text.includes('  ') || !/[a-z].*[A-Z]|[A-Z].*[a-z]/.test(text)),
  ).toBe(true);
});

it('is a matter of the row alone: any rows equal those of the whole', async () => {
  const all = await namesOf(dirty);

  expect(await namesOf(dirty, { from: 4_321, take: 700 })).toEqual(all.slice(4_321, 5_021));
});

it('is what references to the column have, and what verify finds nothing wrong with', async () => {
  const folder = await writeFolder(dirty);

  expect(foundIn(await folder.verify())).toEqual([]);
  folder.remove();
});

const few = (column: string): string => schemaOf(column).replace('20_000', '2_000');

/** The share of texts that differ from those of the same column without `dirty`. */
async function dirtyShareOf(column: string): Promise<number> {
  const [before, after] = [await namesOf(few(column)), await namesOf(few(column.replace(' }', ', dirty: 100% }')))];
  return after.filter((text, row) => text !== before[row]).length / after.length;
}

it.each([
  ['letters', '{ generator: string.pattern, pattern: "[A-Z]{5}", type: string(5) }', 5],
  ['digits', '{ generator: string.pattern, pattern: "[0-9]{3}", type: string(3) }', 3],
  ['one digit', '{ generator: string.pattern, pattern: "[0-9]", type: string(1) }', 1],
  ['spaces', '{ generator: string.pattern, pattern: " {2}", type: string(2) }', 2],
  ['letters that have no case', '{ generator: person.fullName, locale: ja_JP, type: string(3) }', 3],
  ['texts that are cut', '{ generator: person.fullName, type: string(4) }', 4],
  ['texts with room for more', '{ generator: string.pattern, pattern: "[0-9]{1,3}", type: string(4) }', 4],
])(
  'leaves none of the texts clean that it is to make dirty, and none longer than its type: %s',
  async (_, column, length) => {
    expect(await dirtyShareOf(column)).toBe(1);

    const texts = await namesOf(few(column.replace(' }', ', dirty: 100% }')));
    expect(texts.filter((text) => [...(text ?? '')].length > length)).toEqual([]);
  },
);

it('cuts a text to its type first, so that its clean rows are those without dirt', async () => {
  const cut = '{ generator: person.fullName, type: string(6), dirty: 10% }';
  const [before, after] = [await namesOf(schemaOf(cut.replace(', dirty: 10%', ''))), await namesOf(schemaOf(cut))];

  const changed = after.filter((text, row) => text !== before[row]);

  // Five standard deviations of a share of 10 %.
  expect(Math.abs(changed.length / after.length - 0.1)).toBeLessThan(0.011);
});

it.each([
  ['123', 0, '132'],
  ['223', 4, '232'],
  ['111', 1, '11 '],
  ['5', 2, ' '],
  ['Ab', 0, 'AB'],
  ['Ab', 1, 'ab'],
  ['AB', 3, 'ab'],
  ['   ', 0, '  '],
  ['१गुं', 0, 'गुं१'],
])('takes a form that the type has room for where the drawn one has none: %j', (text, drawn, dirty) => {
  expect(dirtyText(text, drawn, [...text].length).text).toBe(dirty);
});

it('is what verify finds nothing wrong with where the type has a length', async () => {
  const folder = await writeFolder(
    few('{ generator: string.pattern, pattern: "[0-9]{3}", type: string(3), dirty: 100% }'),
  );

  expect(foundIn(await folder.verify())).toEqual([]);
  folder.remove();
});

it('leaves what stands for a value that a locale lacks as it is written', async () => {
  const column = '{ generator: finance.iban, missing: on request, locale: { de_DE: 1, ja_JP: 1 }, dirty: 100% }';
  const texts = await namesOf(few(column).replace('      again: { references: t.name, self: true }\n', ''));
  const lacking = texts.filter((text) => /request/i.test(text ?? ''));

  expect(new Set(lacking)).toEqual(new Set(['on request']));
  expect(lacking.length).toBeGreaterThan(500);
  expect(texts.length - lacking.length).toBeGreaterThan(500);
});

it.each([
  '{ generator: number.integer, min: 10, max: 99, type: string }',
  '{ generator: number.integer, min: 10, max: 99, type: string(2) }',
  '{ generator: boolean, type: string }',
  '{ generator: date.past, type: string }',
])('takes values of any kind that are written as texts: %s', async (column) => {
  expect(await dirtyShareOf(column)).toBe(1);
});

it.each(['{ generator: internet.email, unique: true }', '{ generator: uuid, type: string }'])(
  'may be 0 % where each value comes once only: %s',
  async (column) => {
    expect(await namesOf(few(column.replace(' }', ', dirty: 0% }')))).toEqual(await namesOf(few(column)));
  },
);

it('is told of in the plan', async () => {
  const schema = await openSchema(dirty);
  const [hows] = schema.plan().tables.map(({ columns }) => columns.map(({ how }) => how.endsWith('; 10 % are dirty')));

  expect(hows).toEqual([false, true, false]);
});

it.each([
  [
    '{ generator: number.integer, dirty: 5% }',
    'schema/invalid-option "name" makes int64 values, but only texts can be dirty; drop dirty',
  ],
  [
    '{ generator: internet.email, unique: true, dirty: 5% }',
    'schema/invalid-option Values of "name" come once only, but dirty ones may be alike; drop dirty',
  ],
  [
    '{ generator: uuid, type: string, dirty: 5% }',
    'schema/invalid-option Values of "name" come once only, but dirty ones may be alike; drop dirty',
  ],
  [
    '{ formula: text(id), dirty: 5% }',
    'schema/invalid-option "name" is not made by a generator, so that no value of it can be dirty; drop dirty',
  ],
  [
    '{ generator: person.fullName, dirty: 5 }',
    'schema/invalid-option dirty must be a share such as 4% or a number from 0 to 1, but is 5; did you mean 5%?',
  ],
])('refuses %s', async (name, problem) => {
  const problems = await checkSchema(schemaOf(name));

  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([problem]);
});
