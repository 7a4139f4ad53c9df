import type { BytesVector } from '../batch/vector.ts';
import { type CellRandom, createCellRandom } from '../random/cell-random.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Planner, Primitive, Recipe } from '../recipe/recipe.ts';
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
  const [a, b] = at.source.words();
  const offsets = at.arena.int32(at.arena.rows + 1);
  const bytes = at.arena.uint8(at.arena.rows * maxLength);
  const random = createCellRandom();
  const seen: SeenValue[] = readers.map(() => ({ number: 0, text: '' }));
  at.step((n) => {
    let end = 0;
    for (let i = 0; i < n; i++) {
      random.seed(a[i], b[i]);
      for (let place = 0; place < readers.length; place++) seen[place] = readers[place](i);
      const text = make(random, seen);
      for (let place = 0; place < text.length; place++) bytes[end++] = text.charCodeAt(place);
      offsets[i + 1] = end;
    }
  });
  return { kind: 'bytes', offsets, bytes, maxBytes: maxLength };
}
