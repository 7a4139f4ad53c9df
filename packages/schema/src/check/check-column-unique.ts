import { type MapEntry, type MapNode, quote, wholeOf } from '@populace/core';
import type { ColumnModel } from '../model/model.ts';
import { type CheckContext, entriesOf, refuseShape, refuseStrangers } from './check-context.ts';
import { readFlag } from './read-plain.ts';
import { textOfCell } from './written-cell.ts';

/** What a column says of its unique values. */
export type AskedUnique = Pick<ColumnModel, 'unique' | 'ignoreCase' | 'ignoreAccents' | 'except'>;

/** Reads whether values are unique: `true`, or a map that says in which way. Adds problems. */
export function readColumnUnique(
  entry: MapEntry | undefined,
  type: ColumnModel['type'],
  { problems }: CheckContext,
): AskedUnique {
  const { value } = entry ?? {};
  if (value?.kind !== 'map') {
    const unique = readFlag(entry, 'unique', problems);
    return { unique, ignoreCase: false, ignoreAccents: false, except: [] };
  }
  refuseStrangers(problems, 'unique', value.entries, ['ignoreCase', 'ignoreAccents', 'except']);
  const given = entriesOf(value);
  return {
    unique: true,
    ignoreCase: readFlag(given.get('ignoreCase'), 'ignoreCase', problems),
    ignoreAccents: readFlag(given.get('ignoreAccents'), 'ignoreAccents', problems),
    except: readExcept(given.get('except'), type, problems),
  };
}

function readExcept(
  entry: MapEntry | undefined,
  type: ColumnModel['type'],
  problems: CheckContext['problems'],
): AskedUnique['except'] {
  if (entry === undefined) return [];
  if (entry.value.kind === 'map') {
    if (entriesOf(entry.value).has('file')) return refuseFile(entry.value, problems);
    return readKeyRange(entry.value, problems);
  }
  if (entry.value.kind !== 'list') {
    const expected =
      'a list of values that are not to be made, such as [admin, root], keys from 1 to 500: { from: 1, to: 500 }, or those of a file: { file: users.csv, column: id }';
    refuseShape(problems, 'except', entry.value, expected);
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

/** Says what keeps a file from being read. Where there is a file system, the values of a file stand in its place before this is asked. */
function refuseFile(node: MapNode, problems: CheckContext['problems']): AskedUnique['except'] {
  refuseStrangers(problems, 'except', node.entries, ['file', 'column']);
  const given = entriesOf(node);
  for (const name of ['file', 'column']) {
    const value = given.get(name)?.value;
    if (value !== undefined && (value.kind !== 'scalar' || typeof value.value !== 'string'))
      refuseShape(problems, `${name} of except`, value, 'text, such as { file: users.csv, column: id }');
  }
  if (problems.hasErrors()) return [];
  const { value: file = node } = given.get('file') ?? {};
  const named = file.kind === 'scalar' ? quote(file.text) : '';
  const message = `except takes values of the file ${named}, but there are no files here; open the schema from a file, give a reader (readFile), or list the values`;
  problems.add('schema/invalid-option', file.place, message);
  return [];
}

/** So many keys a range may have, since each is looked up by itself. */
const MOST_KEYS = 100_000n;

/** Reads the keys of rows that are there already: whole numbers from one to another, both included. */
function readKeyRange(node: MapNode, problems: CheckContext['problems']): AskedUnique['except'] {
  refuseStrangers(problems, 'except', node.entries, ['from', 'to']);
  const given = entriesOf(node);
  const [from, to] = ['from', 'to'].map((name) => {
    const end = given.get(name)?.value;
    return end && wholeOf(end);
  });
  if (from === undefined || to === undefined || from > to) {
    refuseShape(problems, 'except', node, 'two whole numbers in order, such as { from: 1, to: 500 }');
    return [];
  }
  const count = to - from + 1n;
  if (count > MOST_KEYS) {
    const message = `except leaves out ${count} keys, but a range has at most ${MOST_KEYS}; begin the values behind it, such as by min: ${to + 1n}`;
    problems.add('schema/invalid-option', node.place, message);
    return [];
  }
  return Array.from({ length: Number(count) }, (_, place) => ({ text: `${from + BigInt(place)}`, place: node.place }));
}
