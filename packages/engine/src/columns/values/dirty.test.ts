import { checkSchema, openSchema } from '@populace/library';
import { foundIn, writeFolder } from '@populace/testkit/files';
import { expect, it } from 'vitest';

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
