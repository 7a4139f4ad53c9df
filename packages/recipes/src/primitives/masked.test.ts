import { textsOf, type WorldSettings, worldOf } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { digits } from './digits.ts';
import { masked } from './masked.ts';
import { pick } from './pick.ts';
import { scopeOf, subjectOf } from './sketches-for-tests.ts';
import { view } from './view.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e'];
const NUMBERS = [100, 9_999_999, 0, 1_234_567, 100];

const settings: WorldSettings = {
  locales: {
    base: { tables: { 'place.code': { text: NAMES, number: NUMBERS, large: [999_999_999, 1, 20, 300, 4000] } } },
  },
  subjects: [subjectOf('place', { row: pick({ table: 'place.code' }) })],
};
const row = view('place', 'row');
const number = { table: 'place.code', column: 'number' };

/** A number of as many digits as the mask has places, put into them from the left. */
function written(value: number, mask: string): string {
  const places = [...`${value}`.padStart([...mask].filter((character) => character === '#').length, '0')];
  return mask.replaceAll('#', () => places.shift() ?? '');
}

describe('a number by a mask', () => {
  it.each(['###-####', '#######', '##### ##', '〒###-####', '#-#-#-#-#-#-#', 'C.P. #######!', '(##)#####'])(
    'has a digit for each # of %s, and all else as it stands',
    async (mask) => {
      const world = await worldOf({ t: { rows: 200, columns: { row, v: masked(row, number, mask) } } }, settings);

      const rows = textsOf(world, ['t', 'row'], 200).map((text) => NAMES.indexOf(text ?? ''));

      expect(textsOf(world, ['t', 'v'], 200)).toEqual(rows.map((at) => written(NUMBERS[at] ?? 0, mask)));
      expect(new Set(rows).size).toBe(5);
    },
  );

  it('holds nine digits', async () => {
    const recipe = masked(pick({ table: 'place.code' }), { table: 'place.code', column: 'large' }, '#### # ####');
    const world = await worldOf({ t: { rows: 200, columns: { v: recipe } } }, settings);

    const texts = new Set(textsOf(world, ['t', 'v'], 200));

    expect(texts).toEqual(new Set(['9999 9 9999', '0000 0 0001', '0000 0 0020', '0000 0 0300', '0000 0 4000']));
  });

  it('has a width, characters and a count that are known beforehand', async () => {
    const recipe = masked(row, number, '###-####');
    const world = await worldOf({ t: { rows: 1, columns: { v: recipe } } }, settings);
    const scope = scopeOf(world);

    expect(scope.width(recipe)).toBe(8);
    expect(['0', '9', '-', ' ', 'a'].filter((character) => scope.mayContain(recipe, character))).toEqual([
      '0',
      '9',
      '-',
    ]);
    expect(scope.capacity(recipe)).toBe(4n);
    expect(scope.explain(recipe)).toBe(`number of place.code, written ###-####, for ${scope.explain(row)}`);
  });

  it('is a defect for what is no row of a list', async () => {
    const world = await worldOf({ t: { rows: 1, columns: { v: masked(digits(1), number, '#') } } }, settings);

    expect(() => textsOf(world, ['t', 'v'], 1)).toThrow('A masked number needs codes');
  });
});
