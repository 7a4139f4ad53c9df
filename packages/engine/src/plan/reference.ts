import {
  createRowSet,
  definePrimitive,
  type Planner,
  type Primitive,
  type Recipe,
  type RowSet,
  rowNumber,
  type Vector,
} from '@populace/core';
import { referencePlanning } from './planning.ts';
import type { World } from './world.ts';

/** The value of a column of a row of another table, each row of it as likely; of the same table, an earlier row. */
export interface ReferenceRecipe extends Recipe {
  readonly kind: 'reference';
  readonly table: string;
  readonly column: string;
  readonly self: boolean;
}

/** The recipe of a reference. */
export function reference(table: string, column: string, self: boolean): ReferenceRecipe {
  return { kind: 'reference', table, column, self };
}

/** Creates the primitive of references, which alone looks at other tables of its world. */
export function createReferencePrimitive(world: () => World): Primitive<ReferenceRecipe> {
  return definePrimitive<ReferenceRecipe>({
    kind: 'reference',
    type: ({ table, column }) => world().table(table).column(column).type,
    bounds({ table, column }) {
      const parent = world().table(table);
      const key = parent.column(column);
      const [{ recipe, scope }] = key.variants;
      return scope.bounds(recipe, parent.rowCount);
    },
    capacity: ({ table }) => BigInt(world().table(table).rowCount),
    plan(recipe, at) {
      const parents = recipe.self ? planEarlierRows(at) : planParentRows(world().table(recipe.table).rowCount, at);
      const vector = referencePlanning(at).parentPlanner(recipe.table, parents.rows).column(recipe.column);
      return parents.valid === undefined ? vector : withValid(vector, parents.valid, at);
    },
    explain: ({ table, column }) => `${column} of a row of ${table}, each as likely`,
  });
}

interface ParentRows {
  readonly rows: RowSet;
  /** 0 for rows without a parent. */
  readonly valid?: Uint8Array;
}

function planParentRows(rowCount: number, at: Planner): ParentRows {
  const { hi, lo } = at.source.wide(BigInt(rowCount), 'parent');
  const rows: RowSet = { n: 0, hi, lo, aligned: false };
  at.step((n) => {
    rows.n = n;
  });
  return { rows };
}

/** An earlier row of the same table; row 0 has none. */
function planEarlierRows(at: Planner): ParentRows {
  const [a, b] = at.source.words('parent');
  const rows = createRowSet(at.arena.rows);
  const valid = at.arena.uint8();
  const own = at.rows;
  at.step((n) => {
    rows.n = n;
    for (let i = 0; i < n; i++) {
      const row = rowNumber(own, i);
      const unit = ((a[i] >>> 5) * 2 ** 26 + (b[i] >>> 6)) * 2 ** -53;
      // The product can round up to the row itself.
      const parent = Math.max(0, Math.min(row - 1, Math.floor(unit * row)));
      const high = Math.floor(parent / 2 ** 32);
      rows.hi[i] = high;
      rows.lo[i] = parent - high * 2 ** 32;
      valid[i] = row === 0 ? 0 : 1;
    }
  });
  return { rows, valid };
}

function withValid(vector: Vector, valid: Uint8Array, at: Planner): Vector {
  if (vector.kind === 'codes') {
    const { codes, dictionary } = vector;
    const withNulls = at.arena.int32();
    at.step((n) => {
      for (let i = 0; i < n; i++) withNulls[i] = valid[i] === 0 ? dictionary.size : codes[i];
    });
    return { kind: 'codes', codes: withNulls, dictionary, nullable: true };
  }
  const before = vector.valid;
  if (before === undefined) return { ...vector, valid };
  const both = at.arena.uint8();
  at.step((n) => {
    for (let i = 0; i < n; i++) both[i] = before[i] & valid[i];
  });
  return { ...vector, valid: both };
}
