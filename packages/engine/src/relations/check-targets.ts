import { quote } from '@populace/core';
import type { ColumnCheck } from '../model/feature.ts';
import { isEmpty } from '../model/soon-counted.ts';
import { targetsOf } from './targets-of.ts';

/** Adds references to tables that have no rows. */
export function checkTargets({ world, table, column, source, problems }: ColumnCheck): void {
  // Children without parents are no rows, so nothing is to be counted for the references that follow them.
  const refers = !table.follows.includes(column.name) && column.made;
  for (const target of refers ? targetsOf(source.source) : []) {
    if (!isEmpty(world, world.table(target.table)) || isEmpty(world, table)) continue;
    const message = `${quote(column.name)} refers to ${quote(target.table)}, which has no rows; give it rows, or drop the reference`;
    problems.add('schema/invalid-option', target.place, message);
  }
}
