import type { LogicalType } from '@populace/core';
import { integer, pick, type Recipe, type RecipeScope } from '@populace/recipes';
import { textsOf, type WorldSettings, worldOf } from '@populace/testkit';
import { expect, it } from 'vitest';

/** Dollars, yen and dinars: currencies with two decimals, none and three. */
const settings: WorldSettings = {
  locales: {
    en_US: { facts: { price: '4.99', digits: '2' } },
    ja_JP: { facts: { price: '331', digits: '0' } },
    ar_KW: { facts: { price: '0.125', digits: '3' } },
  },
  locale: { en_US: 1, ja_JP: 1, ar_KW: 1 },
};

function price({ locale }: RecipeScope): Recipe {
  const type: LogicalType = { kind: 'decimal', precision: 6, scale: Number(locale.fact('digits')) };
  return pick([locale.fact('price')], { type });
}

it('writes the values of all currencies with the decimals of the finest', async () => {
  const world = await worldOf({ t: { rows: 100, columns: { price } } }, settings);

  expect(world.table('t').column('price').type).toEqual({ kind: 'decimal', precision: 9, scale: 3 });
  expect(new Set(textsOf(world, ['t', 'price'], 100))).toEqual(new Set(['4.990', '331.000', '0.125']));
});

it.each([
  // Within 32 bits, beyond them, and below zero.
  [-5n, 5n, 2, 100],
  [0n, 2_000_000n, 9, 1e9],
  [-(2n ** 40n), 2n ** 40n, 4, 1e4],
])('writes whole numbers from %s to %s with %s decimals', async (min, max, scale, factor) => {
  const whole = { recipe: integer(min, max) };
  const type: LogicalType = { kind: 'decimal', precision: 18, scale };
  const columns = { whole, same: { recipe: integer(min, max), type } };
  const world = await worldOf({ t: { rows: 50, columns } }, {});

  const texts = textsOf(world, ['t', 'same'], 50);

  for (const text of texts) {
    expect(text).toMatch(new RegExp(`^-?\\d+\\.0{${scale}}$`));
    const value = BigInt((text ?? '').split('.')[0] ?? '');
    expect(value >= min && value <= max && factor === 10 ** scale).toBe(true);
  }
  expect(new Set(texts).size).toBeGreaterThan(5);
});
