import { createUuidPermutation } from '../permutation/uuid-permutation.ts';
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
  explain: () => "a UUID whose 122 bits are a permutation of the row's number",
});
