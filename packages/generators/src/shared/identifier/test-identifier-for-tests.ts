import type { Generator, Subject } from '@populace/recipes';
import { type RowSettings, rowsMadeBy } from '@populace/testkit';
import { describe, expect, it } from 'vitest';

/** How the values of one use of a generator of identifiers are judged. */
export interface IdentifierSuite {
  readonly options?: { readonly [name: string]: unknown };
  readonly subjects?: readonly Subject[];
  readonly settings?: RowSettings;
  /** Whether a text is right, by somebody who shares neither code nor tables with us. */
  readonly judge: (text: string) => boolean;
  /** What the safe ones are like, where numbers are reserved; without, they are as the valid ones. */
  readonly reserved?: RegExp;
  /**
   * What occurs in the places of the valid ones: `#` all digits, `@` all letters, `[KT]` those, `.` anything; other characters
   * stand for themselves.
   */
  readonly occurs: string;
}

const MANY = 10_000;
const SETS: Readonly<Record<string, string>> = { '#': '0123456789', '@': 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' };

/** Declares the tests that identifiers must pass in each mode. */
export function testIdentifier(generator: Generator, suite: IdentifierSuite): void {
  const { options = {}, subjects = [], judge, reserved, occurs } = suite;
  const places = occurs.match(/\[[^\]]+\]|./g) ?? [];
  const made = async (mode: string): Promise<string[]> => {
    const settings = { rows: MANY, subjects, ...suite.settings };
    return (await rowsMadeBy({ v: [generator, { ...options, mode }] }, settings)).map(({ v }) => v);
  };

  describe(`${generator.id} with ${JSON.stringify(options)}`, () => {
    it('is right where it is to be valid, and makes use of all characters', async () => {
      const values = await made('valid');

      expect(values.filter((value) => !judge(value)).slice(0, 5)).toEqual([]);
      expect(places.map((sign, place) => missing(setOf(sign), values, place)).join('')).toBe('');
      expect(longest(values)).toBe(places.length);
    });

    it('is wrong where it is to be invalid', async () => {
      const values = await made('invalid');

      expect(values.filter((value) => judge(value)).slice(0, 5)).toEqual([]);
      expect(longest(values)).toBe(places.length);
    });

    it(reserved === undefined ? 'is valid where nothing is reserved' : 'is safe where it is to be safe', async () => {
      const values = await made('safe');

      const wrong = values.filter((value) => (reserved === undefined ? !judge(value) : !reserved.test(value)));
      expect(wrong.slice(0, 5)).toEqual([]);
    });
  });
}

function longest(values: readonly string[]): number {
  return Math.max(...values.map(({ length }) => length));
}

function setOf(sign: string): string {
  return SETS[sign] ?? (sign.length > 1 ? sign.slice(1, -1) : sign);
}

/** The characters that should occur in a place, but don't. */
function missing(characters: string, values: readonly string[], place: number): string {
  if (characters === '.') return '';
  const seen = new Set(values.map((value) => value.charAt(place)));
  return [...characters].filter((character) => !seen.has(character)).join('');
}
