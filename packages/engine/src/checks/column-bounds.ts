import type { Expression } from '@populace/formulas';
import { askedCheck } from '../formulas/asked-formula.ts';
import { checkedFormula } from '../formulas/checked-formula.ts';
import { columnsRead } from '../formulas/own-columns.ts';
import type { ColumnBound } from '../model/column-bound.ts';
import type { AskedFormula } from '../model/formula-recipe.ts';
import type { PlannedTable } from '../model/table.ts';
import type { WorldFacts } from '../model/world-facts.ts';
import { columnsNeeded } from './columns-within.ts';

type Comparison = '<' | '<=' | '>' | '>=';
const MIRRORED: Readonly<Record<Comparison, Comparison>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/**
 * The checks of a table that are a bound of one column by others: `a >= b`, `a == null || a >= b`, several with `&&`. Such a column is
 * brought within its bounds, so that nothing is left to chance. No two columns bound one another: the later one of the table is bound,
 * unless it is needed for a bound of the other.
 */
export function columnBounds(
  world: WorldFacts,
  table: PlannedTable,
  redrawn: ReadonlySet<string>,
): readonly ColumnBound[] {
  const comparisons = table.checks.flatMap((check) => {
    const asked = askedCheck(table.name, check);
    return comparisonsIn(asked.formula.expression).map((comparison) => {
      return candidatesOf(comparison, { world, table, redrawn, asked });
    });
  });
  const accepted: Candidate[] = [];
  // A comparison that can bound one column alone goes before those that can bound either.
  for (const candidates of comparisons.toSorted((one, other) => one.length - other.length)) {
    const [bound] = candidates.filter((candidate) => !makesCycle(candidate, accepted, { world, table }));
    if (bound !== undefined) accepted.push(bound);
  }
  return accepted.map(({ bound }) => bound);
}

/** A bound, and all columns of the row that its formula is made of. */
interface Candidate {
  readonly bound: ColumnBound;
  readonly needed: ReadonlySet<string>;
}

interface Bounding {
  readonly world: WorldFacts;
  readonly table: PlannedTable;
  readonly redrawn: ReadonlySet<string>;
  readonly asked: AskedFormula;
}

/** The bounds that a comparison can be, best first. */
function candidatesOf([operator, left, right]: ComparisonOf, at: Bounding): readonly Candidate[] {
  const { table } = at;
  const both = [boundOf(operator, left, right, at), boundOf(MIRRORED[operator], right, left, at)];
  const position = (name: string): number => table.columns.findIndex((column) => column.name === name);
  return both
    .flatMap((candidate) => candidate ?? [])
    .toSorted(
      (one, other) =>
        Number(isOfRange(table, other.bound.column)) - Number(isOfRange(table, one.bound.column)) ||
        position(other.bound.column) - position(one.bound.column),
    );
}

/** Recipes whose values are drawn from a range, in which they can be moved. */
const RANGES: ReadonlySet<string> = new Set(['integer', 'float', 'date', 'timestamp', 'time', 'rhythm']);

function isOfRange(table: PlannedTable, name: string): boolean {
  return RANGES.has(table.column(name).variants[0].recipe.kind);
}

function boundOf(operator: Comparison, left: Expression, right: Expression, at: Bounding): Candidate | undefined {
  const { world, table, redrawn, asked } = at;
  if (left.kind !== 'name' || !redrawn.has(left.name)) return undefined;
  const text = asked.formula.text.slice(right.offset, right.offset + right.length);
  const by = { formula: { text, expression: right }, table: table.name, name: `bound in ${asked.name}: ${text}` };
  const { own } = columnsRead(checkedFormula(by, world));
  const needed = columnsNeeded(world, table, own);
  if (needed.has(left.name)) return undefined;
  const side = operator === '>' || operator === '>=' ? 'least' : 'most';
  return { bound: { column: left.name, side, isStrict: operator === '>' || operator === '<', by }, needed };
}

/** Whether a bound needs the column that it bounds, by way of other bounds. */
function makesCycle(
  { bound, needed }: Candidate,
  accepted: readonly Candidate[],
  { world, table }: Pick<Bounding, 'world' | 'table'>,
): boolean {
  const seen = new Set<string>();
  const reaches = (name: string): boolean => {
    if (name === bound.column) return true;
    if (seen.has(name)) return false;
    seen.add(name);
    const within = accepted.filter((other) => other.bound.column === name).flatMap((other) => [...other.needed]);
    return [...columnsNeeded(world, table, [name]), ...within].some(reaches);
  };
  return [...needed].some(reaches);
}

type ComparisonOf = readonly [Comparison, Expression, Expression];

/** The comparisons that must hold wherever a check does, but for rows where one of their sides is null. */
function comparisonsIn(expression: Expression): readonly ComparisonOf[] {
  if (expression.kind !== 'operator') return [];
  const { operator, args } = expression;
  const [left, right] = args;
  if (left === undefined || right === undefined) return [];
  if (operator === '&&') return [...comparisonsIn(left), ...comparisonsIn(right)];
  if (operator === '||' && isNullTest(left)) return comparisonsIn(right);
  if (operator === '||' && isNullTest(right)) return comparisonsIn(left);
  if (operator === '<' || operator === '<=' || operator === '>' || operator === '>=') return [[operator, left, right]];
  return [];
}

/** `a == null`: beside it, a comparison need not hold where it would be null anyway. */
function isNullTest(expression: Expression): boolean {
  if (expression.kind !== 'operator' || expression.operator !== '==') return false;
  return expression.args.some((arg) => arg.kind === 'literal' && arg.value.kind === 'null');
}
