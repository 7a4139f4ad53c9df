import type { TableFacts } from '@populace/cells';
import { CodedError, type Column, nearestNames } from '@populace/core';

interface KeyOptions {
  readonly shape: 'array' | 'object';
  readonly by: string | undefined;
}

/**
 * Returns a column of its own with the keys of rows, or undefined where there are none.
 * @throws CodedError `format/invalid-option` for a column that is not written; `format/cannot-hold` for one whose values do not tell rows
 * apart, as a name may stand in an object once only.
 */
export function keyColumn(columns: readonly Column[], facts: TableFacts, options: KeyOptions): Column | undefined {
  const { shape, by } = options;
  if (shape === 'array') {
    if (by === undefined) return undefined;
    throw new CodedError('format/invalid-option', 'by belongs to shape: object; leave it out, or set that.');
  }
  const name = by ?? primaryKeyOf(facts);
  const column = columns.find((one) => one.name === name);
  if (column === undefined) throw unknownColumn(name, columns);
  const isAlone = (key: readonly string[]): boolean => key.length === 1 && key[0] === name;
  // A primary key is never null, a unique may be.
  const isNullable = !isAlone(facts.primaryKey) && facts.columns.some((one) => one.name === name && one.nullable);
  if (![facts.primaryKey, ...facts.uniques].some(isAlone))
    throw refusal(name, 'its values may come more than once; make it unique, or choose another');
  if (isNullable) throw refusal(name, 'it may be null; take its nulls away, or choose another');
  // A copy, so that it is not taken for the member of the same name.
  return { ...column };
}

function primaryKeyOf({ primaryKey }: TableFacts): string {
  const [name, ...more] = primaryKey;
  if (name !== undefined && more.length === 0) return name;
  const what = name === undefined ? 'no primary key' : 'a primary key of several columns';
  throw new CodedError(
    'format/invalid-option',
    `The table has ${what}, so shape: object needs by, the name of a unique column.`,
  );
}

function unknownColumn(name: string, columns: readonly Column[]): CodedError {
  const near = nearestNames(
    name,
    columns.map((column) => column.name),
  );
  const offer = near.length > 0 ? `did you mean ${near.join(' or ')}?` : 'name one that is.';
  return new CodedError(
    'format/invalid-option',
    `by is ${JSON.stringify(name)}, but no such column is written; ${offer}`,
  );
}

function refusal(name: string, why: string): CodedError {
  return new CodedError('format/cannot-hold', `Rows cannot stand under the values of ${JSON.stringify(name)}: ${why}.`);
}
