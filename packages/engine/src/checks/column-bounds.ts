import type { Expression } from '@populace/formulas';
import { askedCheck } from '../formula/asked-formula.ts';
import { checkedFormula } from '../formula/checked-formula.ts';
import type { AskedFormula } from '../formula/formula-recipe.ts';
import { columnsRead } from '../formula/own-columns.ts';
import type { PlannedTable, World } from '../plan/world.ts';
import type { ColumnBound } from './column-bound.ts';
import { columnsWithin } from './columns-within.ts';

type Comparison = '<' | '<=' | '>' | '>=';
const MIRRORED: Readonly<Record<Comparison, Comparison>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/**
 * The checks of a table that are a bound of one column by others: `a >= b`, `a == null || a >= b`, several with `&&`. Such a column is
 * brought within its bound, so that nothing is left to chance. No two columns bound one another: the later one of the table is bound.
 */
export function columnBounds(world: World, table: PlannedTable, redrawn: ReadonlySet<string>): readonly ColumnBound[] {
  const bounds: ColumnBound[] = [];
  for (const check of table.checks) {
    const asked = askedCheck(table.name, check);
    for (const [operator, left, right] of comparisonsIn(asked.formula.expression)) {
      const bound =
        boundOf(operator, left, right, { world, table, redrawn, asked, bounds }) ??
        boundOf(MIRRORED[operator], right, left, { world, table, redrawn, asked, bounds });
      if (bound !== undefined) bounds.push(bound);
    }
  }
  return bounds;
}

interface Bounding {
  readonly world: World;
  readonly table: PlannedTable;
  readonly redrawn: ReadonlySet<string>;
  readonly asked: AskedFormula;
  readonly bounds: readonly ColumnBound[];
}

function boundOf(operator: Comparison, left: Expression, right: Expression, at: Bounding): ColumnBound | undefined {
  const { world, table, redrawn, asked, bounds } = at;
  if (left.kind !== 'name' || !redrawn.has(left.name)) return undefined;
  const text = asked.formula.text.slice(right.offset, right.offset + right.length);
  const by = { formula: { text, expression: right }, table: table.name, name: `bound in ${asked.name}: ${text}` };
  const { own } = columnsRead(checkedFormula(by, world));
  const needed = columnsWithin(world, table, own);
  // What bounds a column must be there before it, its own bounds included.
  const position = (name: string): number => table.columns.findIndex((column) => column.name === name);
  const isBefore = [...needed].every((name) => !redrawn.has(name) || position(name) < position(left.name));
  if (!isBefore || needed.has(left.name)) return undefined;
  const side = operator === '>' || operator === '>=' ? 'least' : 'most';
  // One bound on each side: what a second asks for is left to further draws.
  if (bounds.some((bound) => bound.column === left.name && bound.side === side)) return undefined;
  return { column: left.name, side, isStrict: operator === '>' || operator === '<', by };
}

/** The comparisons that must hold wherever a check does, but for rows where one of their sides is null. */
function comparisonsIn(expression: Expression): readonly (readonly [Comparison, Expression, Expression])[] {
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
