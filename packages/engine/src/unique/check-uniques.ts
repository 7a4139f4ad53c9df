import { type ProblemList, quote } from '@populace/core';
import type { TableModel } from '@populace/schema';
import { columnsWithin } from '../checks/columns-within.ts';
import { readsBeyond } from '../checks/reads-beyond.ts';
import { MOST_RANKS } from '../columns/sources/rank-count.ts';
import { formulasOfColumn } from '../formulas/asked-formula.ts';
import { checkedFormula } from '../formulas/checked-formula.ts';
import { columnsRead } from '../formulas/own-columns.ts';
import type { AskedFormula } from '../model/formula-recipe.ts';
import { isNumbered, type PlannedUnique } from '../model/planned-unique.ts';
import { hasFewRows } from '../model/soon-counted.ts';
import type { CountedWorld } from '../model/sum-port.ts';
import type { PlannedTable } from '../model/table.ts';
import type { WorldFacts } from '../model/world-facts.ts';
import { checkGivenTogether } from './check-given-together.ts';
import { settleUnique } from './settle-unique.ts';

/** Adds what keeps columns from being unique together: how their values are made, how many there are, what they share. */
export function checkUniques(world: CountedWorld, table: PlannedTable, model: TableModel, problems: ProblemList): void {
  const drawn: PlannedUnique[] = [];
  for (const unique of model.uniques) {
    checkGivenTogether(table, model, unique, problems);
    const settled = settleUnique(world, table, unique);
    if (settled.kind === 'refused') {
      const message = `${named(unique)} of ${quote(table.name)} cannot be unique together: ${settled.why}; ${settled.wayOut}`;
      problems.add('schema/unique-unsupported', unique.place, message);
    } else if (settled.kind === 'drawn') {
      checkOverlap(settled.unique, drawn, problems);
      if (isNumbered(settled.unique, table)) checkNumbered(world, settled.unique, table, problems);
      else checkRoom(settled.unique, table, problems);
      drawn.push(settled.unique);
    }
  }
}

function named({ columns }: { readonly columns: readonly string[] }): string {
  return columns.length === 1 ? columns.map(quote).join() : `(${columns.map(quote).join(', ')})`;
}

/** A column can follow the digits of one rank only. */
function checkOverlap(unique: PlannedUnique, before: readonly PlannedUnique[], problems: ProblemList): void {
  for (const other of before) {
    const shared = unique.drawn.find(({ column }) => other.drawn.some((one) => one.column === column));
    if (shared === undefined) continue;
    const message = `${named(unique)} and ${named(other)} are to be unique, but both would choose ${quote(shared.column)}`;
    const wayOut = 'give each a column of its own beside the reference that follows the parents, or drop one';
    problems.add('schema/unique-overlap', unique.place, `${message}; ${wayOut}`);
    return;
  }
}

function checkRoom(unique: PlannedUnique, table: PlannedTable, problems: ProblemList): void {
  const { capacity, place, within } = unique;
  const { relation } = table;
  // As many as the document allows may be known without adding up how many there are.
  if (capacity > MOST_RANKS || (within && relation !== undefined && relation.bound <= Number(capacity))) return;
  const asked = within && relation !== undefined ? relation.greatest : table.rowCount;
  if (asked <= Number(capacity)) return;
  const rows =
    within && relation !== undefined
      ? `a row of ${quote(relation.table)} has up to ${asked} rows of ${quote(table.name)}`
      : `${quote(table.name)} has ${asked} rows`;
  const message = `${roomOf(unique)}, but ${rows}`;
  problems.add('schema/unique-impossible', place, `${message}; ask for at most ${capacity}, or allow more values`);
}

/** Where only some rows are to differ, and there are not values enough for all of them. */
function checkNumbered(world: CountedWorld, unique: PlannedUnique, table: PlannedTable, problems: ProblemList): void {
  const { where, columns, capacity, place, drawn } = unique;
  if (where === undefined || problems.hasErrors()) return;
  const read = readsOfRow(where, world);
  const own = drawn.find(({ column }) => read.has(column));
  if (own !== undefined) {
    const message = `where of ${named(unique)} looks at ${quote(own.column)}, which is chosen by it, as ${roomOf(unique)} for ${unique.within ? `${table.relation?.greatest} rows of a parent` : `${table.rowCount} rows`}`;
    problems.add(
      'schema/unique-unsupported',
      place,
      `${message}; look at other columns, or allow as many values as rows`,
    );
    return;
  }
  if (!hasFewRows(world, table)) {
    const message = `${roomOf(unique)}, but ${quote(table.name)} has ${table.rowCount} rows, too many to count those for which where holds`;
    problems.add('schema/unique-impossible', place, `${message}; allow as many values as rows`);
    return;
  }
  const { count, of } = mostTaken(world, unique, where, table);
  if (count <= Number(capacity)) return;
  const message = `${roomOf(unique)}, but where holds for ${count} of the ${of}`;
  const wayOut = `let it hold for at most ${capacity}, or allow more values of ${named({ columns })}`;
  problems.add('schema/unique-impossible', place, `${message}; ${wayOut}`);
}

/** How many rows are to differ: in the table, or among the children of the parent with most of them. */
function mostTaken(
  world: CountedWorld,
  { within }: PlannedUnique,
  where: AskedFormula,
  { name, relation, rowCount }: PlannedTable,
): { readonly count: number; readonly of: string } {
  if (!within || relation === undefined) {
    return { count: world.rowsWhere(where).index().total, of: `${rowCount} rows of ${quote(name)}` };
  }
  const index = world.childrenWhere(where).index();
  const parents = world.table(relation.table).rowCount;
  let most = { count: 0, of: '' };
  for (let parent = 0; parent < parents; parent++) {
    const { first, count: children } = relation.childrenOf(parent);
    const count = index.before(first + children) - index.before(first);
    if (count <= most.count) continue;
    most = { count, of: `${children} rows of ${quote(name)} that row ${parent} of ${quote(relation.table)} has` };
  }
  return most;
}

/** The columns of the row, and those that they are made of, that a formula looks at, also by way of other rows. */
function readsOfRow(where: AskedFormula, world: WorldFacts): ReadonlySet<string> {
  const table = world.table(where.table);
  const own = columnsWithin(world, table, columnsRead(checkedFormula(where, world)).own);
  const formulas = [...own].flatMap((name) => formulasOfColumn(table.name, table.column(name)));
  const beyond = readsBeyond([where, ...formulas.map(({ asked }) => asked)], world);
  return new Set(
    table.columns.map(({ name }) => name).filter((name) => own.has(name) || beyond.has(`${table.name}.${name}`)),
  );
}

/** How many values columns have together, with the arithmetic. */
function roomOf({ columns, distinct, drawn, capacity }: PlannedUnique): string {
  if (distinct !== undefined) return `${quote(distinct)} may be sure of ${capacity} different rows only`;
  const names = named({ columns: drawn.map(({ column }) => column) });
  if (drawn.length === 0) return `${named({ columns })} can be unique for one row of each parent`;
  if (drawn.length === 1) return `${names} has ${capacity} different values`;
  return `${names} have ${drawn.map(({ base }) => base).join(' × ')} = ${capacity} combinations`;
}
