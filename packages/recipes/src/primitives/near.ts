import { codesOf } from '../recipe/codes-of.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe } from '../recipe/recipe.ts';

/**
 * A coordinate near that of a table's row: its number, in 10^-4 degrees, more or less by what another column allows, each
 * point as likely. Written in degrees with `scale` digits after the point.
 */
export interface NearRecipe extends Recipe {
  readonly kind: 'near';
  readonly code: Recipe;
  readonly table: string;
  readonly column: string;
  /** The column that says how far away a point may lie. */
  readonly spread: string;
  /** 4, 5 or 6. */
  readonly scale: number;
}

/** Makes the recipe of a coordinate near that of a row. */
export function near(code: Recipe, number: Pick<NearRecipe, 'table' | 'column' | 'spread' | 'scale'>): NearRecipe {
  return { kind: 'near', code, ...number };
}

/** Digits after the point of the numbers in tables. */
const TABLE_SCALE = 4;
const DEGREES = 180;

export const nearPrimitive: Primitive<NearRecipe> = definePrimitive<NearRecipe>({
  kind: 'near',
  type: ({ scale }) => ({ kind: 'decimal', precision: 3 + scale, scale }),
  parts: ({ code }) => [code],
  tables: ({ table }) => [{ table }],
  capacity: () => 'unknown',
  plan({ code, table, column, spread, scale }, at) {
    const { codes } = codesOf(at.part(code, at.source), 'A coordinate');
    const pack = at.scope.pack(table);
    const [centres, spreads] = [pack.numbers(column), pack.numbers(spread)];
    const unit = 10 ** (scale - TABLE_SCALE);
    const spans = at.arena.int32();
    at.step((n) => {
      for (let i = 0; i < n; i++) spans[i] = 2 * spreads[codes[i]] * unit + 1;
    });
    const offsets = at.source.belowEach(spans);
    const values = at.arena.int32();
    at.step((n) => {
      for (let i = 0; i < n; i++) values[i] = (centres[codes[i]] - spreads[codes[i]]) * unit + offsets[i];
    });
    const most = DEGREES * 10 ** scale;
    return { kind: 'decimal', values, scale, min: -most, max: most };
  },
  explain: ({ column, table, code }, scope) => `near the ${column} in ${table} of ${scope.explain(code)}`,
  outline: ({ column, table }) => `near the ${column} of a row of ${table}`,
});
