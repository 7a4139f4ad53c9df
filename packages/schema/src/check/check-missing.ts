import { describeNode, type MapEntry } from '@populace/core';
import type { MissingValue } from '../model/model.ts';
import type { CheckContext } from './check-context.ts';
import { textOfCell } from './written-cell.ts';

/** Reads what a column has in the locales that lack what it needs: `error`, null or a value. Adds problems. */
export function readMissing(entry: MapEntry | undefined, { problems }: CheckContext): MissingValue | undefined {
  if (entry === undefined) return undefined;
  const { value } = entry;
  if (value.kind !== 'scalar') {
    const message = `missing must be error, null or a single value, but is ${describeNode(value)}`;
    problems.add('schema/invalid-option', value.place, message);
    return undefined;
  }
  if (value.value === 'error') return { kind: 'error' };
  const cell = { row: 0, column: entry.key, value: value.value, text: value.text, place: value.place };
  return { kind: 'value', text: textOfCell(cell, undefined) };
}
