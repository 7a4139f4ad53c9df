import {
  fitsType,
  isNested,
  isWholeType,
  type LogicalType,
  type Place,
  type ProblemList,
  quote,
  spelledType,
  typeName,
  wholeLimits,
} from '@populace/core';
import type { WholeBounds } from '@populace/recipes';
import type { ColumnVariant, PlannedColumn } from '../../model/column.ts';
import type { PlannedTable } from '../../model/table.ts';
import { isConvertible } from './typed.ts';

/** The whole numbers that a type has room for; undefined where it takes all. */
function roomForWholes(type: LogicalType): WholeBounds | undefined {
  if (isWholeType(type)) return wholeLimits(type);
  if (type.kind === 'float64') return { min: -(2n ** 53n), max: 2n ** 53n };
  if (type.kind !== 'decimal') return undefined;
  const max = 10n ** BigInt(type.precision - type.scale) - 1n;
  return { min: -max, max };
}

/** Adds what keeps a column's values from having its type: made ones in each of its locales, and given ones. */
export function checkType(table: PlannedTable, column: PlannedColumn, place: Place, problems: ProblemList): void {
  for (const variant of column.variants) {
    if (!checkVariant({ table, column, place, problems }, variant)) break;
  }
  checkGiven(column, problems);
}

/** What a type is checked with: that of a column, or of a value within one. */
interface TypeCheck {
  readonly table: PlannedTable;
  readonly column: Pick<PlannedColumn, 'name' | 'type'>;
  readonly place: Place;
  readonly problems: ProblemList;
}

/** Adds what keeps made values from having a type. Returns whether all have it. */
export function checkVariant(check: TypeCheck, { recipe, scope }: Pick<ColumnVariant, 'recipe' | 'scope'>): boolean {
  const { column, place, problems } = check;
  const { name, type } = column;
  const made = scope.type(recipe);
  const misfit = scope.literals(recipe).find((text) => !fitsType(text, type));
  if (!isConvertible(made, type)) {
    const message = `${quote(name)} makes ${typeName(made)} values, which cannot be ${typeName(type)}`;
    problems.add('schema/type-mismatch', place, `${message}; drop type, or take string`);
    return false;
  }
  if (misfit !== undefined) {
    const message = `${quote(name)} has the value ${quote(misfit)}, which is no ${typeName(type)}`;
    problems.add('schema/type-mismatch', place, `${message}; mend the value, or drop type`);
    return false;
  }
  return !mayNotFit(made, type) || checkRange(check, { recipe, scope });
}

/** Whether whole numbers of a type may be too large for another. */
function mayNotFit(made: LogicalType, type: LogicalType): boolean {
  if (isWholeType(made) && isWholeType(type)) {
    const [from, to] = [wholeLimits(made), wholeLimits(type)];
    return from.min < to.min || from.max > to.max;
  }
  return made.kind === 'int64' || (made.kind === 'int32' && type.kind === 'decimal' && type.scale > 0);
}

/** Whole numbers asked for in a narrower type must fit into it, all of them and beforehand. */
function checkRange(
  { table, column, place, problems }: TypeCheck,
  { recipe, scope }: Pick<ColumnVariant, 'recipe' | 'scope'>,
): boolean {
  const { name, type } = column;
  const room = roomForWholes(type);
  if (room === undefined) return true;
  const bounds = scope.bounds(recipe, table.rowCount);
  if (bounds !== undefined && bounds.max <= room.max && bounds.min >= room.min) return true;
  const range = bounds === undefined ? 'whole numbers of any size' : `numbers from ${bounds.min} to ${bounds.max}`;
  const message = `${quote(name)} makes ${range}, which do not all fit into ${typeName(type)}`;
  problems.add('schema/type-mismatch', place, `${message}; narrow them, or drop type`);
  return false;
}

function checkGiven({ name, type, given, except }: PlannedColumn, problems: ProblemList): void {
  // That they are given at all is told of such a column.
  if (isNested(type)) return;
  let told: Place | undefined;
  for (const { text, place } of except) {
    // Keys of a range stand at one place.
    if (fitsType(text, type) || place === told) continue;
    told = place;
    const message = `except of ${quote(name)} has ${quote(text)}, which is no ${spelledType(type)}`;
    problems.add('schema/type-mismatch', place, `${message}; mend the value, or drop it`);
  }
  for (const { text, row, place } of given) {
    if (text === null || fitsType(text, type)) continue;
    const message = `row ${row} of ${quote(name)} is given as ${quote(text)}, which is no ${spelledType(type)}`;
    problems.add('schema/type-mismatch', place, `${message}; mend the value`);
  }
}
