import { CodedError, type ProblemList, quote } from '@populace/core';
import type { ChildRows, ReferenceSource, TableModel } from '@populace/schema';
import { askedTarget } from '../formulas/reference-conditions.ts';
import type { ChildRelation } from '../model/child-relation.ts';
import { MAX_SUMMED, MOST_ROWS } from '../model/limits.ts';
import { hasFewRows, isSoonCounted } from '../model/soon-counted.ts';
import type { SummedWorld } from '../model/sum-port.ts';
import type { PlannedTable } from '../model/table.ts';
import type { WorldFacts } from '../model/world-facts.ts';
import { targetsOf } from './targets-of.ts';
import type { WeightParts } from './weight-index.ts';

/** Adds what is wrong with the rows of a table: too many children, given cells of rows that are not there. */
export function checkRows(world: SummedWorld, table: PlannedTable, model: TableModel, problems: ProblemList): void {
  if (model.rows.kind !== 'per' || table.relation === undefined) return;
  if (!checkCount(world, table.relation, model.name, model.rows, problems)) return;
  checkGivenRows(table, table.relation, model, problems);
}

/** Adds weights of references that weigh nothing. Asked once all else is right, as rows are made for it. */
export function checkWeights(world: SummedWorld, { name, columns }: TableModel, problems: ProblemList): void {
  for (const { name: column, source } of columns) {
    for (const target of targetsOf(source)) {
      if (target.way.kind !== 'weight') continue;
      const columnsOfKey =
        source.kind === 'reference' || source.kind === 'polymorphic' ? source.key?.columns : undefined;
      const where = askedTarget(name, columnsOfKey ?? [column], target);
      checkWeightsOf(world, target.table, { ...target.way, where }, problems);
    }
  }
}

function checkCount(
  world: WorldFacts,
  relation: ChildRelation,
  name: string,
  { table, countPlace }: ChildRows,
  problems: ProblemList,
): boolean {
  const parent = world.table(table);
  // Rows that take long to add up are checked when they are needed: still before the first is generated.
  if (!isSoonCounted(world, parent)) return true;
  const parents = parent.rowCount;
  // Too many of the parent have a problem of their own.
  if (parents > MOST_ROWS) return false;
  if (relation.sum !== undefined && parents > MAX_SUMMED) {
    const message = `${quote(table)} has ${parents} rows, but where a formula counts the rows of a table (${quote(name)}), its parents are at most ${MAX_SUMMED} (2^32)`;
    problems.add('limit/rows', countPlace, `${message}; count by a distribution, or ask for fewer`);
    return false;
  }
  // Products may pass 2^53, where they are rounded, but not by as much as matters here.
  if (parents * relation.bound <= MOST_ROWS || (relation.sum !== undefined && !hasFewRows(world, parent))) return true;
  const rows = relation.rowCount;
  if (rows <= MOST_ROWS) return true;
  const message = `${quote(name)} would have ${rows} rows, but a table has at most ${MOST_ROWS} (2^48); ask for fewer per ${quote(table)}`;
  problems.add('limit/rows', countPlace, message);
  return false;
}

function checkGivenRows(
  table: PlannedTable,
  { table: parent }: ChildRelation,
  { given }: TableModel,
  problems: ProblemList,
): void {
  const beyond = given.find(({ row }) => row >= table.rowCount);
  if (beyond === undefined) return;
  const message = `fixed sets row ${beyond.row} of ${quote(table.name)}, which has ${table.rowCount} rows with these of ${quote(parent)}; drop it, or ask for more rows`;
  problems.add('schema/invalid-option', beyond.place, message);
}

function checkWeightsOf(
  world: SummedWorld,
  table: string,
  { column, place, where }: WeightParts & { readonly place: ReferenceSource['place'] },
  problems: ProblemList,
): void {
  const parent = world.table(table);
  if (!hasFewRows(world, parent)) return;
  try {
    if (parent.rowCount === 0 || world.weights(table, column, where).index().total > 0) return;
    const rows = where === undefined ? quote(table) : `${quote(table)} where ${where.formula.text}`;
    const message = `all rows of ${rows} have 0 in ${quote(column)}, so none could be referred to; weigh by another column`;
    problems.add('schema/invalid-option', place, message);
  } catch (error) {
    if (!(error instanceof CodedError && error.code === 'schema/invalid-option')) throw error;
    problems.add(error.code, place, `${error.message}; weigh by another column`);
  }
}
