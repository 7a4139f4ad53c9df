import type { BytesVector } from '@populace/core';
import type { CellRandom } from '../random/cell-random.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Planner, Primitive, Recipe } from '../recipe/recipe.ts';
import { planDrawnBytes, writeAscii } from './drawn-bytes.ts';
import { type SeenValue, seenReader } from './identifier.ts';

/**
 * A text that a function makes of random numbers of the cell's own: for rules that no composition says, such as account numbers
 * whose check digits differ by country. It costs about a microsecond, cannot be unique, and is the exception.
 */
export interface MadeRecipe extends Recipe {
  readonly kind: 'made';
  /** What it is, in words. */
  readonly what: string;
  readonly maxLength: number;
  /** Returns ASCII text of at most `maxLength` characters, which depends on the random numbers and what is seen of the row alone. */
  readonly make: (random: CellRandom, seen: readonly SeenValue[]) => string;
  /** Recipes of dates, or of codes of a list. */
  readonly sees: readonly Recipe[];
}

/** Makes the recipe of a text that a function makes. */
export function made(
  what: string,
  maxLength: number,
  make: MadeRecipe['make'],
  sees: readonly Recipe[] = [],
): MadeRecipe {
  return { kind: 'made', what, maxLength, make, sees };
}

export const madePrimitive: Primitive<MadeRecipe> = definePrimitive<MadeRecipe>({
  kind: 'made',
  type: () => ({ kind: 'string' }),
  parts: ({ sees }) => sees,
  capacity: () => 'unknown',
  plan: planMade,
  explain: ({ what }) => what,
});

function planMade({ maxLength, make, sees }: MadeRecipe, at: Planner): BytesVector {
  const readers = sees.map((recipe) => seenReader(at.part(recipe, at.source)));
  const seen: SeenValue[] = readers.map(() => ({ number: 0, text: '' }));
  return planDrawnBytes(at, maxLength, (random, bytes, end, row) => {
    for (let place = 0; place < readers.length; place++) seen[place] = readers[place](row);
    return writeAscii(make(random, seen), bytes, end);
  });
}
