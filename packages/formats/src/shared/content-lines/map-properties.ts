import { CodedError, type Column, nearestNames } from '@populace/core';
import { guessedColumn, namedColumn } from '../named-columns/find-column.ts';

/** What columns may be called that are meant for a property, by the property, most telling names first. */
export type PropertyGuesses<P extends string> = Readonly<Record<P, readonly string[]>>;

/**
 * Returns the columns of properties: those that `map` names (`FN=name,EMAIL=mail`; nothing behind the = for none), and else those that are
 * called so.
 * @throws CodedError `format/invalid-option` for properties and columns that are not there.
 */
export function mapProperties<P extends string>(
  columns: readonly Column[],
  map: string | undefined,
  guesses: PropertyGuesses<P>,
): ReadonlyMap<P, Column> {
  const asked = new Map((map ?? '').split(',').flatMap(pairOf));
  const properties = Object.keys(guesses).filter((name): name is P => Object.hasOwn(guesses, name));
  for (const name of asked.keys()) checkProperty(name, properties);
  return new Map(
    properties.flatMap((property) => {
      const name = asked.get(property);
      if (name === '') return [];
      const column =
        name === undefined ? guessedColumn(columns, guesses[property]) : namedColumn(columns, name, `map: ${property}`);
      return column === undefined ? [] : [[property, column] as const];
    }),
  );
}

function pairOf(pair: string): readonly (readonly [string, string])[] {
  if (pair.trim() === '') return [];
  const sign = pair.indexOf('=');
  if (sign > 0) return [[pair.slice(0, sign).trim(), pair.slice(sign + 1).trim()]];
  const message = `map must be a list such as NAME=column,NOTE=other, but has ${JSON.stringify(pair)}.`;
  throw new CodedError('format/invalid-option', message);
}

function checkProperty(name: string, properties: readonly string[]): void {
  if (properties.includes(name)) return;
  const near = nearestNames(name, properties);
  const offer = near.length > 0 ? `did you mean ${near.join(' or ')}?` : `there are ${properties.join(', ')}`;
  throw new CodedError(
    'format/invalid-option',
    `map names the property ${JSON.stringify(name)}, which is not there; ${offer}`,
  );
}
