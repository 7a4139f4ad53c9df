import { createUuidPermutation, type UuidWords } from '../permutation/uuid-permutation.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe } from '../recipe/recipe.ts';

/** Version-4 UUIDs (RFC 9562, 5.4) whose 122 bits are a keyed permutation of the row: all different, and computed back. */
export interface UuidRecipe extends Recipe {
  readonly kind: 'uuid';
}

/** Makes the recipe of random UUIDs. */
export function uuid(): UuidRecipe {
  return { kind: 'uuid' };
}

export const uuidPrimitive: Primitive<UuidRecipe> = definePrimitive<UuidRecipe>({
  kind: 'uuid',
  type: () => ({ kind: 'uuid' }),
  // Values are written in one case, without accents.
  foldedForm: (recipe) => recipe,
  capacity: () => 'unbounded',
  uniqueByRow: () => true,
  width: () => 36,
  plan(_recipe, at) {
    const permutation = createUuidPermutation(at.source.key(''));
    const words = [at.arena.int32(), at.arena.int32(), at.arena.int32(), at.arena.int32()] as const;
    const { lo, hi } = at.rows;
    at.step((n) => {
      permutation.fill(n, lo, hi, words);
    });
    return { kind: 'uuid', words };
  },
  rowFinder(_recipe, at) {
    const permutation = createUuidPermutation(at.key(''));
    return (text) => {
      const words = wordsOfUuid(text);
      return words && permutation.inverse(words);
    };
  },
  explain: () => "a UUID whose 122 bits are a permutation of the row's number",
});

/** The words of a UUID as it is written here: small letters, with hyphens (RFC 9562, 4). */
export function wordsOfUuid(text: string): UuidWords<number> | undefined {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)) return undefined;
  const digits = text.replaceAll('-', '');
  const wordAt = (from: number): number => Number.parseInt(digits.slice(from, from + 8), 16) | 0;
  return [wordAt(0), wordAt(8), wordAt(16), wordAt(24)];
}
