import { createDictionary, type RowSet, rowNumber, type Vector } from '@populace/core';
import type { PlannedColumn } from '../../model/column.ts';
import type { PlanningParts } from '../planning.ts';
import { spelt } from './spelt.ts';

/**
 * Plans a column's given cells over what is made: in their rows they stand instead, after nulls and all else. Their texts
 * have been checked to be of the column's type.
 */
export function planGiven(
  made: Vector,
  { given, type, isAllGiven }: PlannedColumn,
  { arena, step, rows }: PlanningParts & { readonly rows: RowSet },
): Vector {
  if (given.length === 0) return made;
  const texts = given.flatMap(({ text }) => (text === null ? [] : [spelt(text, type)]));
  const dictionary = createDictionary(texts);
  const codeOf = new Map<number, number>();
  let next = 0;
  // Behind the texts stands the null entry.
  for (const { row, text } of given) codeOf.set(row, text === null ? texts.length : next++);
  const last = given.at(-1)?.row ?? -1;
  const nullable = given.some(({ text }) => text === null);
  const choice = arena.int32();
  const codes = arena.int32();
  step((n) => {
    choice.fill(0, 0, n);
    for (let i = 0; i < n; i++) {
      const row = rowNumber(rows, i);
      if (row > last) continue;
      const code = codeOf.get(row);
      if (code === undefined) continue;
      choice[i] = 1;
      codes[i] = code;
    }
  });
  const cells: Vector = { kind: 'codes', codes, dictionary, nullable };
  // What is made is in no row where all are given, so that nulls of it are none of the column.
  return { kind: 'mixed', choice, options: [{ vector: isAllGiven ? cells : made }, { vector: cells }] };
}
