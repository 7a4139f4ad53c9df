import { textsOf, worldOf } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { digits } from './digits.ts';
import { pick } from './pick.ts';
import { pickByCode } from './pick-by-code.ts';
import { recode } from './recode.ts';
import { countsOf, scopeOf, subjectOf } from './sketches-for-tests.ts';
import { view } from './view.ts';

/** The first of two codes, in every row. */
const constantCode = recode(pick(['f0']), [0], ['f0', 'none']);
const ROWS = 20_000;
const names = {
  text: ['Ada', 'Bea', 'Cid', 'Ada Bea', 'Dov', 'Eva-Mia'],
  f0: [60, 30, 0, 10, 0, 0],
  m0: [0, 0, 75, 0, 25, 0],
  x0: [0, 0, 0, 3, 4, 3],
  none: [0, 0, 0, 0, 0, 0],
};
const from = { table: 'person.given' };
const locales = { base: { tables: { 'person.given': names } } };
const context = view('person', 'context');
const first = view('person', 'first');
const subjects = [subjectOf('person', { context: pick(['f0', 'm0']), first: pick(from) })];

/** The texts of a recipe beside the context of their rows and the name drawn apart. */
async function made(recipe: ReturnType<typeof pickByCode>) {
  const columns = { v: recipe, context, first };
  const world = await worldOf({ t: { rows: ROWS, columns } }, { subjects, locales });
  const [texts, contexts, firsts] = (['v', 'context', 'first'] as const).map((name) =>
    textsOf(world, ['t', name], ROWS),
  );
  const rows = (texts ?? []).map((text, row) => ({ text, context: contexts?.[row], first: firsts?.[row] }));
  return { world, rows, of: (wanted: string) => rows.filter((row) => row.context === wanted).map(({ text }) => text) };
}

describe('a text by the weights that another value asks for', () => {
  it('is as common as the column says', async () => {
    const { of, world } = await made(pickByCode(from, context, { columns: ['f0', 'm0'] }));
    const [women, men] = [of('f0'), of('m0')];

    const shares = countsOf(women, ['Ada', 'Bea', 'Ada Bea']).map((count) => Math.round((count / women.length) * 50));
    expect(shares).toEqual([30, 15, 5]);
    const others = countsOf(men, ['Cid', 'Dov']).map((count) => Math.round((count / men.length) * 20));
    expect(others).toEqual([15, 5]);
    expect(scopeOf(world).explain(pickByCode(from, context, { columns: ['f0', 'm0'], unlike: first }))).toBe(
      "one of 6 texts of the list person.given, as common as they are for context of the row's person, but not first of the row's person",
    );
  });

  it('is never the text that it must not be', async () => {
    const { rows } = await made(pickByCode(from, context, { columns: ['f0', 'm0'], unlike: first }));

    expect(rows.filter(({ text, first: other }) => text === other)).toEqual([]);
    expect(rows.filter(({ text, context: of }) => !/^(Ada|Bea|Ada Bea)$/.test(text ?? '') && of === 'f0')).toEqual([]);
  });

  it('has no word of another name, where the column has others', async () => {
    const { rows } = await made(pickByCode(from, context, { columns: ['f0', 'm0'], apartFrom: [first] }));

    // Ada Bea clashes with all that women of f0 bear.
    const clashing = rows.filter(
      ({ text, first: other, context: of }) =>
        !(of === 'f0' && other === 'Ada Bea') && text?.split(' ').some((word) => other?.split(' ').includes(word)),
    );
    expect(clashing).toEqual([]);
    expect(new Set(rows.map(({ text }) => text))).toEqual(new Set(['Ada', 'Bea', 'Ada Bea', 'Cid', 'Dov']));
  });

  it('leaves out texts of several words, unless most are', async () => {
    const one = await made(pickByCode(from, context, { columns: ['f0', 'm0'], oneWord: true }));
    const most = await made(pickByCode(from, context, { columns: ['f0', 'x0'], oneWord: true }));

    expect(new Set(one.of('f0'))).toEqual(new Set(['Ada', 'Bea']));
    expect(new Set(most.of('m0'))).toEqual(new Set(['Ada Bea', 'Dov', 'Eva-Mia']));
  });

  it('bears a column without weights, as long as nobody takes it', async () => {
    const recipe = pickByCode(from, constantCode, { columns: ['f0', 'none'] });
    const world = await worldOf({ t: { rows: 10, columns: { v: recipe } } }, { locales });

    expect(textsOf(world, ['t', 'v'], 10)).toHaveLength(10);
  });

  it('is a defect for what has no code', async () => {
    const recipe = pickByCode(from, digits(1), { columns: ['f0'] });
    const world = await worldOf({ t: { rows: 1, columns: { v: recipe } } }, { locales });

    expect(() => textsOf(world, ['t', 'v'], 1)).toThrow('What a pick goes by needs codes');
  });
});
