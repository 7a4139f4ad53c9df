import type { MapEntry } from '@populace/core';
import { quote } from '@populace/core';
import type { ColumnModel } from '../model.ts';
import { type CheckContext, entriesOf, refuseShape, refuseStrangers } from './check-context.ts';
import { readFlag } from './read-plain.ts';
import { textOfCell } from './written-cell.ts';

/** What a column says of its unique values. */
export type AskedUnique = Pick<ColumnModel, 'unique' | 'ignoreCase' | 'except'>;

/** Reads whether values are unique: `true`, or a map that says in which way. Adds problems. */
export function readColumnUnique(
  entry: MapEntry | undefined,
  type: ColumnModel['type'],
  { problems }: CheckContext,
): AskedUnique {
  const { value } = entry ?? {};
  if (value?.kind !== 'map') return { unique: readFlag(entry, 'unique', problems), ignoreCase: false, except: [] };
  refuseStrangers(problems, 'unique', value.entries, ['ignoreCase', 'except']);
  const given = entriesOf(value);
  return {
    unique: true,
    ignoreCase: readFlag(given.get('ignoreCase'), 'ignoreCase', problems),
    except: readExcept(given.get('except'), type, problems),
  };
}

function readExcept(
  entry: MapEntry | undefined,
  type: ColumnModel['type'],
  problems: CheckContext['problems'],
): AskedUnique['except'] {
  if (entry === undefined) return [];
  if (entry.value.kind !== 'list') {
    refuseShape(problems, 'except', entry.value, 'a list of values that are not to be made, such as [admin, root]');
    return [];
  }
  return entry.value.items.flatMap((node) => {
    const cell = node.kind === 'scalar' && {
      row: 0,
      column: '',
      value: node.value,
      text: node.text,
      place: node.place,
    };
    const text = cell ? textOfCell(cell, type) : null;
    if (text !== null) return [{ text, place: node.place }];
    refuseShape(problems, `a value of ${quote('except')}`, node, 'a text, a number or a boolean');
    return [];
  });
}
