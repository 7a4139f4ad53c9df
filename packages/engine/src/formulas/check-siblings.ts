import { type ProblemList, quote } from '@populace/core';
import { MOST_REMEMBERED, MOST_SIBLINGS } from '../model/limits.ts';
import { isSoonCounted } from '../model/soon-counted.ts';
import type { PlannedTable } from '../model/table.ts';
import type { WorldFacts } from '../model/world-facts.ts';
import { askedCheck, formulasOfColumn } from './asked-formula.ts';
import { checkedFormula } from './checked-formula.ts';

/**
 * Adds running totals of a table whose parents have too many rows for them. Where these take long to count, the run finds it.
 */
export function checkSiblings(world: WorldFacts, table: PlannedTable, problems: ProblemList): void {
  const { relation, name } = table;
  if (relation === undefined || relation.bound <= MOST_REMEMBERED) return;
  const ofColumns = table.columns.flatMap((column) => formulasOfColumn(name, column));
  const ofChecks = table.checks.map((check) => ({ asked: askedCheck(name, check), source: check.source }));
  const running = [...ofColumns, ...ofChecks].flatMap(({ asked, source }) => {
    const { siblings } = checkedFormula(asked, world);
    if (siblings === undefined) return [];
    return [{ asked, source, most: siblings === 'numbers' ? MOST_SIBLINGS : MOST_REMEMBERED }];
  });
  const least = running.reduce((sum, { most }) => Math.min(sum, most), Infinity);
  if (relation.bound <= least) return;
  if (!isSoonCounted(world, table)) return;
  const { greatest } = relation;
  for (const { asked, source, most } of running) {
    if (greatest <= most) continue;
    const message = `${asked.name} goes through the rows of a parent up to each, which may be ${most}, but a row of ${quote(relation.table)} has ${greatest} of ${quote(name)}`;
    problems.add('limit/formula', source.place, `${message}; give parents fewer rows, or add up in the parent`);
  }
}
