import { createTextReader, createValueReader } from '@populace/cells';
import { type Column, rowNumber, typeName } from '@populace/core';
import type { Primitive } from '@populace/recipes';
import { LOCALE_PATH } from '../columns/planners/row-locales.ts';
import { PERMUTATION } from '../columns/ranks/plan-unique.ts';
import { NULLS, NULLS_EXACT } from '../columns/values/nulls.ts';
import type { PlannedColumn } from '../model/column.ts';
import type {
  CellExplanation,
  LocaleExplanation,
  NullExplanation,
  PartExplanation,
  UniqueExplanation,
} from './cell-explanation.ts';
import { describeDirty } from './describe-dirty.ts';
import { describePart, type PartDescribing } from './describe-part.ts';
import { plannedVector } from './planned-vector.ts';
import type { ColumnNode, VariantNode } from './trace-node.ts';

/** What is known on the way into an explanation. */
export interface Describing {
  readonly primitives: ReadonlyMap<string, Primitive>;
  /** Cells that were gone through to come here. */
  readonly depth: number;
}

/** Cells that come from one another are explained over so many steps; after that they have a value alone. */
const MOST_DEPTH = 8;

/** Reads what a cell came from out of its plan. */
export function describeCell(node: ColumnNode, at: Describing): CellExplanation {
  const { table, column, rows } = node;
  const row = rowNumber(rows, 0);
  const read: Column = { name: column.name, type: column.type, vector: plannedVector(node) };
  const given = column.given.find((cell) => cell.row === row);
  const variant = variantOf(node);
  const recipe = variant?.children.find((child) => child.kind === 'recipe');
  const isMade = given === undefined && column.made && at.depth < MOST_DEPTH;
  return {
    table: table.name,
    column: column.name,
    row,
    type: typeName(column.type),
    value: createValueReader(read, { dates: 'text' })(0),
    text: createTextReader(read)(0),
    origin: column.origin,
    ...(given === undefined ? {} : { given: given.place }),
    ...(isMade && variant !== undefined
      ? { ...localeOf(node), ...nullsOf(column, variant), ...uniqueOf(variant) }
      : {}),
    ...(isMade && recipe !== undefined ? { made: madeOf(describePart(recipe, partsOf(table.name, row, at))) } : {}),
  };

  /** A text of a dirty column is made of the clean one. */
  function madeOf(part: PartExplanation): PartExplanation {
    return variant?.dirt === undefined ? part : describeDirty(part, column, variant.dirt);
  }
}

function partsOf(table: string, row: number, { primitives, depth }: Describing): PartDescribing {
  const at: Describing = { primitives, depth: depth + 1 };
  return { primitives, own: { table, row }, cell: (node) => describeCell(node, at) };
}

/** The rows of the locale that the row has. */
function variantOf({ children, mix }: ColumnNode): VariantNode | undefined {
  return children.filter((child) => child.kind === 'variant')[mix === undefined ? 0 : mix.choice[0]];
}

/** Absent where several locales share the rows, and have no say in the column. */
function localeOf({ mix, column }: ColumnNode): { readonly locale?: LocaleExplanation } {
  if (mix === undefined) {
    const [only, ...more] = column.mix.locales;
    return only === undefined || more.length > 0 ? {} : { locale: { id: only.id } };
  }
  const { locales, weights } = mix.mix;
  const number = mix.choice[0];
  const share = weights[number] / weights.reduce((sum, weight) => sum + weight, 0);
  const draw = { stream: LOCALE_PATH, draw: '', kind: 'choice', number, of: locales.length, share } as const;
  return { locale: { id: locales[number].id, draw } };
}

function nullsOf({ name, nulls }: PlannedColumn, variant: VariantNode): { readonly nulls?: NullExplanation } {
  if (nulls === undefined || variant.nulls === undefined) return {};
  const { share, exact } = nulls;
  const { drawn: number, of, below } = variant.nulls(0);
  return {
    nulls: {
      share,
      exact,
      isNull: number < below,
      stream: `c:${name}`,
      draw: exact ? NULLS_EXACT : NULLS,
      number,
      of,
      below,
    },
  };
}

function uniqueOf({ unique }: VariantNode): { readonly unique?: UniqueExplanation } {
  if (unique === undefined) return {};
  const { stream, of, rank, capacity } = unique;
  return { unique: { stream, draw: PERMUTATION, of, rank, capacity: Number(capacity()) } };
}
