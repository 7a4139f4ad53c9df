import { CodedError, type Column, nearestNames } from '@populace/core';

/**
 * Returns the column of a name.
 * @throws CodedError `format/invalid-option` where there is none, with the nearest names.
 */
export function namedColumn(columns: readonly Column[], name: string, option: string): Column {
  const column = columns.find((one) => one.name === name);
  if (column !== undefined) return column;
  const names = columns.map((one) => one.name);
  const near = nearestNames(name, names);
  const offer = near.length > 0 ? `did you mean ${near.join(' or ')}?` : `there are ${names.join(', ')}`;
  throw new CodedError(
    'format/invalid-option',
    `${option} names the column ${JSON.stringify(name)}, which is not there; ${offer}`,
  );
}

/** Returns the first column that has one of the names, the first name first; case and what stands between words do not count. */
export function guessedColumn(columns: readonly Column[], names: readonly string[]): Column | undefined {
  for (const name of names) {
    const pattern = new RegExp(`^${name.replaceAll('_', '[ _-]?')}$`, 'i');
    const found = columns.find((column) => pattern.test(column.name));
    if (found !== undefined) return found;
  }
  return undefined;
}
