import { fitsType, type LogicalType, type Place, type ProblemList, quote, typeName } from '@populace/core';
import { isConvertible } from './typed.ts';
import type { PlannedColumn, PlannedTable } from './world.ts';

/** The size that whole numbers may have in a type, from -limit to limit - 1; types that hold all 64 bits have none. */
function wholeLimit(type: LogicalType): bigint | undefined {
  if (type.kind === 'int32') return 2n ** 31n;
  if (type.kind === 'float64') return 2n ** 53n;
  return type.kind === 'decimal' ? 10n ** BigInt(type.precision - type.scale) : undefined;
}

/** Adds what keeps a column's values from having its type. */
export function checkType(table: PlannedTable, column: PlannedColumn, place: Place, problems: ProblemList): void {
  const { type, recipeType, scope, recipe } = column;
  const misfit = scope.literals(recipe).find((text) => !fitsType(text, type));
  if (!isConvertible(recipeType, type)) {
    const message = `${quote(column.name)} makes ${typeName(recipeType)} values, which cannot be ${typeName(type)}`;
    problems.add('schema/type-mismatch', place, `${message}; drop type, or take string`);
  } else if (misfit !== undefined) {
    const message = `${quote(column.name)} has the value ${quote(misfit)}, which is no ${typeName(type)}`;
    problems.add('schema/type-mismatch', place, `${message}; mend the value, or drop type`);
  } else if (recipeType.kind === 'int64' && type.kind !== 'int64') {
    checkRange(table, column, place, problems);
  }
}

/** Whole numbers asked for in a narrower type must fit into it, all of them and beforehand. */
function checkRange(table: PlannedTable, column: PlannedColumn, place: Place, problems: ProblemList): void {
  const { name, type, scope, recipe } = column;
  const limit = wholeLimit(type);
  if (limit === undefined) return;
  const bounds = scope.bounds(recipe, table.rowCount);
  if (bounds !== undefined && bounds.max < limit && bounds.min >= (type.kind === 'decimal' ? 1n - limit : -limit))
    return;
  const range = bounds === undefined ? 'whole numbers of any size' : `numbers from ${bounds.min} to ${bounds.max}`;
  const message = `${quote(name)} makes ${range}, which do not all fit into ${typeName(type)}`;
  problems.add('schema/type-mismatch', place, `${message}; narrow them, or drop type`);
}
