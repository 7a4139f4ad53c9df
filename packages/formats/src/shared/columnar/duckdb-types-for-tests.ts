import type { Column, LogicalType } from '@populace/core';

const NAMES: Readonly<Partial<Record<LogicalType['kind'], string>>> = {
  int32: 'INTEGER',
  int64: 'BIGINT',
  float64: 'DOUBLE',
  boolean: 'BOOLEAN',
  date: 'DATE',
  time: 'TIME',
  timestamp: 'TIMESTAMP',
  timestamptz: 'TIMESTAMPTZ',
  uuid: 'UUID',
  json: 'JSON',
};

/** The setting by which DuckDB reads the columns of a text file, each as of its type; bytes are their Base64 there. */
export function duckdbColumns(columns: readonly Column[]): string {
  const named = columns.map(({ name, type }) => {
    const own = type.kind === 'decimal' ? `DECIMAL(${type.precision}, ${type.scale})` : NAMES[type.kind];
    return `'${name}': '${own ?? 'VARCHAR'}'`;
  });
  return `columns = {${named.join(', ')}}`;
}
