import { CodedError, type ProblemList, quote } from '@populace/core';
import type { ReferenceSource } from '@populace/schema';
import { askedTarget, columnsOf } from '../formulas/reference-conditions.ts';
import { partsWhere } from '../formulas/rows-where.ts';
import type { AskedFormula } from '../model/formula-recipe.ts';
import type { PlannableWorld } from '../model/plannable-world.ts';
import { hasFewRows, isEmpty } from '../model/soon-counted.ts';
import type { PlannedTable } from '../model/table.ts';
import { STRETCH_ROOM } from '../sums/summands.ts';

/**
 * Adds references that no row fulfils the condition of, or for which there is no other row. Asked once all else is right, as rows are made
 * for it; of large tables the run finds it.
 */
export function checkTerms(world: PlannableWorld, table: PlannedTable, problems: ProblemList): void {
  const done = new Set<string>();
  for (const column of table.columns) {
    const { name, source, made } = column;
    if (!made || isEmpty(world, table)) continue;
    if (source.kind === 'reference') {
      const columns = columnsOf(name, source);
      if (!done.has(`${columns}`)) checkTarget({ world, table, columns, source }, problems);
      done.add(`${columns}`);
    } else if (source.kind === 'polymorphic' && source.part === 'type') {
      const { columns, options } = source.key;
      for (const option of options) checkTarget({ world, table, columns, source: option }, problems);
    }
  }
}

interface Target {
  readonly world: PlannableWorld;
  readonly table: PlannedTable;
  readonly columns: readonly string[];
  readonly source: Pick<ReferenceSource, 'table' | 'way' | 'where' | 'otherThan'> &
    Partial<Pick<ReferenceSource, 'key'>>;
}

function checkTarget({ world, table, columns, source }: Target, problems: ProblemList): void {
  const { where, otherThan, way, key } = source;
  const place = where?.place ?? otherThan?.place;
  // Where they are chosen among a few, there may be none for some rows, which are null then.
  if (place === undefined || way.kind === 'child' || (key?.shared.length ?? 0) > 0) return;
  const other = world.table(source.table);
  if (!hasFewRows(world, other)) return;
  try {
    const least = otherThan === undefined || other === table ? 1 : 2;
    const found = countUpTo(least, other, askedTarget(table.name, columns, source), world);
    if (found < least) problems.add('schema/invalid-option', place, refusal(columns, source, found));
  } catch (error) {
    if (!(error instanceof CodedError && error.code === 'formula/failed')) throw error;
    problems.add(error.code, place, error.message.replace(/\.$/, ''));
  }
}

/** Counts the rows that come into question, as far as is needed: mostly a few of them are among the first. */
function countUpTo(least: number, table: PlannedTable, where: AskedFormula | undefined, world: PlannableWorld): number {
  if (where === undefined) return table.rowCount;
  const ones = partsWhere(where, world).numbers();
  let found = 0;
  for (let from = 0; from < ones.count && found < least; from += STRETCH_ROOM) {
    const n = Math.min(STRETCH_ROOM, ones.count - from);
    const list = ones.read(from, n);
    for (let i = 0; i < n; i++) found += list[i];
  }
  return found;
}

function refusal(columns: readonly string[], { table, where, otherThan }: Target['source'], size: number): string {
  const refers = `${columns.map(quote).join(', ')} refers to`;
  const rows = where === undefined ? `rows of ${quote(table)}` : `rows of ${quote(table)} where ${where.formula.text}`;
  if (size === 0) return `${refers} ${rows}, but there are none; change the condition, or what makes its columns`;
  const other = `another than that of ${quote(otherThan?.column ?? '')}`;
  return `${refers} ${rows}, ${other}, but there is one only; allow two at least, or drop otherThan`;
}
