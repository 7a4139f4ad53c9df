import type { CodesVector, Dictionary, Vector } from '@populace/core';
import { createBlockPermutation, rowToBlock } from '../permutation/block-permutation.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Planner, Primitive, Recipe } from '../recipe/recipe.ts';
import { wordsOfAlphabet } from './letters.ts';
import { CROCKFORD, createUlidFinder, createUuid7Finder, ULID_BITS, UUID7_BITS } from './time-ordered-rows.ts';

/**
 * Ids that begin with a time that rises with the row, the rest a keyed permutation of the row: version-7 UUIDs
 * (RFC 9562, 5.7) or ULIDs (26 characters of Crockford's base 32). Row r has the time `startMs + r * everyMs`.
 */
export interface TimeOrderedIdRecipe extends Recipe {
  readonly kind: 'timeOrderedId';
  readonly form: 'uuid7' | 'ulid';
  /** Milliseconds from 1970-01-01 of row 0. */
  readonly startMs: number;
  readonly everyMs: number;
}

/** Makes the recipe of ids in the order of time. */
export function timeOrderedId(form: 'uuid7' | 'ulid', startMs: number, everyMs: number): TimeOrderedIdRecipe {
  return { kind: 'timeOrderedId', form, startMs, everyMs };
}

/** Both kinds of id have 48 bits of milliseconds; later rows begin again at 1970. */
const TIME_SPAN = 2 ** 48;

export const timeOrderedIdPrimitive: Primitive<TimeOrderedIdRecipe> = definePrimitive<TimeOrderedIdRecipe>({
  kind: 'timeOrderedId',
  type: ({ form }) => ({ kind: form === 'ulid' ? 'string' : 'uuid' }),
  // Values are written in one case, without accents.
  foldedForm: (recipe) => recipe,
  capacity: () => 'unbounded',
  uniqueByRow: () => true,
  width: ({ form }) => (form === 'ulid' ? 26 : 36),
  plan: (recipe, at) => (recipe.form === 'ulid' ? planUlid(recipe, at) : planUuid7(recipe, at)),
  rowFinder: ({ form }, at) => (form === 'ulid' ? createUlidFinder(at.key('')) : createUuid7Finder(at.key(''))),
  explain: ({ form }) =>
    `${form === 'ulid' ? 'a ULID' : 'a UUID'}: its time rises with the row, the rest is a permutation of the row`,
});

/** Time of a row; exact, as a remainder taken before the product is. */
function timeOf(recipe: TimeOrderedIdRecipe, hi: number, lo: number): number {
  const row = hi * 2 ** 32 + (lo >>> 0);
  const turn = row % Math.floor(2 ** 52 / recipe.everyMs);
  return (recipe.startMs + turn * recipe.everyMs) % TIME_SPAN;
}

/** RFC 9562, 5.7: 48 bits of time, version, 12 bits, variant, 62 bits. */
function planUuid7(recipe: TimeOrderedIdRecipe, at: Planner): Vector {
  const permutation = createBlockPermutation(at.source.key(''), UUID7_BITS);
  const [w0, w1, w2, w3] = [at.arena.int32(), at.arena.int32(), at.arena.int32(), at.arena.int32()];
  const { lo, hi } = at.rows;
  const block = new Int32Array(4);
  at.step((n) => {
    for (let i = 0; i < n; i++) {
      const ms = timeOf(recipe, hi[i], lo[i]);
      rowToBlock(UUID7_BITS, lo[i], hi[i], block);
      permutation.forward(block);
      // Halves of 37 bits: 5 and 5 high bits, 32 and 32 low ones; 12 go beside the version, 62 behind the variant.
      const high = Math.floor(ms / 65_536);
      w0[i] = high;
      w1[i] = ((ms - high * 65_536) << 16) | 0x7000 | (block[1] << 7) | (block[3] << 2) | (block[0] >>> 30);
      w2[i] = 0x80000000 | (block[0] & 0x3fffffff);
      w3[i] = block[2];
    }
  });
  return { kind: 'uuid', words: [w0, w1, w2, w3] };
}

/** The ULID specification: 48 bits of time in 10 characters, 80 bits in 16; here two characters a code. */
function planUlid(recipe: TimeOrderedIdRecipe, at: Planner): Vector {
  const permutation = createBlockPermutation(at.source.key(''), ULID_BITS);
  const pairs: Dictionary = wordsOfAlphabet(CROCKFORD, 2);
  const codes = Array.from({ length: 13 }, () => at.arena.int32());
  const { lo, hi } = at.rows;
  const block = new Int32Array(4);
  at.step((n) => {
    for (let i = 0; i < n; i++) {
      let ms = timeOf(recipe, hi[i], lo[i]);
      for (let place = 4; place >= 0; place--) {
        const above = Math.floor(ms / 1024);
        codes[place][i] = ms - above * 1024;
        ms = above;
      }
      rowToBlock(ULID_BITS, lo[i], hi[i], block);
      permutation.forward(block);
      writeHalf(codes, 5, i, block[1], block[0]);
      writeHalf(codes, 9, i, block[3], block[2]);
    }
  });
  const parts = codes.map((column): CodesVector => ({ kind: 'codes', codes: column, dictionary: pairs }));
  return { kind: 'parts', parts };
}

/** Writes 40 bits (8 high, 32 low) as four codes of 10 bits. */
function writeHalf(codes: readonly Int32Array[], from: number, i: number, high: number, low: number): void {
  codes[from][i] = (high << 2) | (low >>> 30);
  codes[from + 1][i] = (low >>> 20) & 1023;
  codes[from + 2][i] = (low >>> 10) & 1023;
  codes[from + 3][i] = low & 1023;
}
