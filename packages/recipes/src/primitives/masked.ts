import type { Vector } from '@populace/core';
import { codesOf } from '../recipe/codes-of.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Planner, Primitive, Recipe } from '../recipe/recipe.ts';

/**
 * A whole number of a table, at another recipe's code, written by a mask: each `#` is a digit, zeros in front included; all
 * else stands as it is. Number 100 and mask `###-####` make `000-0100`.
 */
export interface MaskedRecipe extends Recipe {
  readonly kind: 'masked';
  readonly code: Recipe;
  readonly table: string;
  readonly column: string;
  readonly mask: string;
}

/** Makes the recipe of a table's number written by a mask of at most 9 digits. */
export function masked(code: Recipe, number: { table: string; column: string }, mask: string): MaskedRecipe {
  return { kind: 'masked', code, ...number, mask };
}

export const maskedPrimitive: Primitive<MaskedRecipe> = definePrimitive<MaskedRecipe>({
  kind: 'masked',
  type: () => ({ kind: 'string' }),
  parts: ({ code }) => [code],
  tables: ({ table }) => [{ table }],
  capacity: ({ table, column }, scope) => BigInt(new Set(scope.pack(table).numbers(column)).size),
  width: ({ mask }) => mask.length,
  mayContain: ({ mask }, character) => (character >= '0' && character <= '9') || mask.includes(character),
  plan: planMasked,
  explain: ({ table, column, mask, code }, scope) =>
    `${column} of ${table}, written ${mask}, for ${scope.explain(code)}`,
  outline: ({ table, column, mask }) => `looked up in ${table}, column ${column}, and written ${mask}`,
});

/** What the cell writers print at once. */
const MOST_DIGITS = 4;

function planMasked({ code, table, column, mask }: MaskedRecipe, at: Planner): Vector {
  const { codes } = codesOf(at.part(code, at.source), 'A masked number');
  const numbers = at.scope.pack(table).numbers(column);
  const pieces = mask.match(new RegExp(`#{1,${MOST_DIGITS}}|[^#]+`, 'g')) ?? [];
  let after = mask.replaceAll(/[^#]/g, '').length;
  const parts = pieces.map((piece): Vector => {
    if (!piece.startsWith('#')) return { kind: 'constant', text: piece };
    after -= piece.length;
    const digits = digitsOf(numbers, after, piece.length);
    const chunk = at.arena.int32();
    at.step((n) => {
      for (let i = 0; i < n; i++) chunk[i] = digits[codes[i]];
    });
    return { kind: 'digits', chunks: [chunk], widths: [piece.length] };
  });
  return { kind: 'parts', parts };
}

const cut = new WeakMap<Int32Array, Map<string, Int32Array>>();

/** The `count` digits of each number that stand before its last `after` digits; made once a column. */
function digitsOf(numbers: Int32Array, after: number, count: number): Int32Array {
  const ofColumn = cut.get(numbers) ?? new Map<string, Int32Array>();
  cut.set(numbers, ofColumn);
  const key = `${after}/${count}`;
  const known = ofColumn.get(key);
  if (known !== undefined) return known;
  const [scale, span] = [10 ** after, 10 ** count];
  const digits = new Int32Array(numbers.length);
  for (let row = 0; row < numbers.length; row++) digits[row] = Math.floor(numbers[row] / scale) % span;
  ofColumn.set(key, digits);
  return digits;
}
