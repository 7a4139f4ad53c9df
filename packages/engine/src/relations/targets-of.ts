import type { Place } from '@populace/core';
import type { ColumnSource, FormulaSource, ReferenceWay } from '@populace/schema';

/** A column of another table whose values a reference may take, and how their row is chosen. */
export interface ChosenTarget {
  readonly table: string;
  readonly column: string;
  readonly way: ReferenceWay;
  readonly where?: FormulaSource | undefined;
  readonly place: Place;
}

/** What a column may take its values from: one target of a reference, or several; none of what refers to nothing. */
export function targetsOf(source: ColumnSource): readonly ChosenTarget[] {
  if (source.kind === 'reference') return [source];
  if (source.kind !== 'polymorphic' || source.part === 'type') return [];
  const { key, place } = source;
  return key.options.map(({ table, column, way, where }) => ({ table, column, way, where, place }));
}
