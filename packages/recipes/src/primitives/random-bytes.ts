import { BASE64_DIGITS, BASE64_PADDING } from '@populace/bytes';
import type { BytesVector } from '@populace/core';
import type { CellRandom } from '../random/cell-random.ts';
import { counted } from '../recipe/count-words.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Planner, Primitive, Recipe } from '../recipe/recipe.ts';
import { planDrawnBytes } from './drawn-bytes.ts';

/** From `min` to `max` bytes, each number of them as likely, each byte as likely; in Base64, as bytes travel. It cannot be unique. */
export interface RandomBytesRecipe extends Recipe {
  readonly kind: 'randomBytes';
  readonly min: number;
  readonly max: number;
}

/** Makes the recipe of random bytes, from `min` to `max` of them. */
export function randomBytes(min: number, max: number): RandomBytesRecipe {
  return { kind: 'randomBytes', min, max };
}

export const randomBytesPrimitive: Primitive<RandomBytesRecipe> = definePrimitive<RandomBytesRecipe>({
  kind: 'randomBytes',
  type: () => ({ kind: 'bytes' }),
  capacity: () => 'unknown',
  plan: planRandomBytes,
  explain: ({ min, max }) => (min === max ? counted(min, 'random byte') : `${min} to ${counted(max, 'random byte')}`),
});

const CODES: readonly number[] = [...BASE64_DIGITS].map((digit) => digit.charCodeAt(0));

function planRandomBytes({ min, max }: RandomBytesRecipe, at: Planner): BytesVector {
  const maxBytes = 4 * Math.ceil(max / 3);
  return planDrawnBytes(at, maxBytes, (random, bytes, end) =>
    writeBytes(random, min + random.below(max - min + 1), bytes, end),
  );
}

/** Writes so many random bytes in Base64 at `start`; returns where they end. */
function writeBytes(random: CellRandom, count: number, to: Uint8Array, start: number): number {
  let end = start;
  for (let rest = count; rest > 0; rest -= 3) {
    // Three bytes in four digits of six bits; the bits that fewer bytes lack are 0.
    const bits = random.below(2 ** 12) * 2 ** 12 + random.below(2 ** 12);
    const kept = rest >= 3 ? bits : bits & (rest === 2 ? 0xffff00 : 0xff0000);
    to[end] = CODES[kept >> 18];
    to[end + 1] = CODES[(kept >> 12) & 63];
    to[end + 2] = rest === 1 ? BASE64_PADDING : CODES[(kept >> 6) & 63];
    to[end + 3] = rest < 3 ? BASE64_PADDING : CODES[kept & 63];
    end += 4;
  }
  return end;
}
