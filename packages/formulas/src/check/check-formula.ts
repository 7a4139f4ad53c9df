import type { LocaleTable } from '../define/define-function.ts';
import { FaultError, type FormulaFault, type FormulaNote } from '../fault.ts';
import type { ParsedFormula } from '../syntax/expression.ts';
import type { TypedExpression } from '../typed/typed-expression.ts';
import { columnTypeOf, type FormulaType } from '../types/formula-type.ts';
import { aTypeWord } from '../types/type-words.ts';
import { checkValue } from './check-expression.ts';
import {
  AlreadyNoted,
  type Checking,
  type ColumnRead,
  type RowPath,
  refuse,
  type SiblingsGathered,
} from './checking.ts';
import type { TableScope } from './table-scope.ts';

/** A formula whose names and types are known. */
export interface CheckedFormula {
  readonly text: string;
  readonly type: FormulaType;
  readonly tree: TypedExpression;
  /** Every column that it looks at, in whatever table: also each reference followed, and those by which children are gathered. */
  readonly reads: readonly ColumnRead[];
  /** The tables of the row's locale that it looks at. */
  readonly tables: readonly LocaleTable[];
  /** Whether it draws random words. */
  readonly drawsWords: boolean;
  readonly isNullable: boolean;
  /** What it remembers of the rows of the same parent up to the row, where it goes through them, as running totals do. */
  readonly siblings: SiblingsGathered | undefined;
}

/** A formula that was checked, with what is worth knowing about it; or all that is wrong with it. */
export type CheckResult =
  | { readonly checked: CheckedFormula; readonly notes: readonly FormulaNote[] }
  | { readonly faults: readonly FormulaFault[] };

/** Checks the names and types of a formula about a row of a table. */
export function checkFormula(formula: ParsedFormula, scope: TableScope): CheckResult {
  const checking: Checking = {
    faults: [],
    notes: [],
    reads: new Map(),
    tables: new Map(),
    draws: 0,
    steps: 0,
    siblings: undefined,
  };
  const row: RowPath = { scope, wrap: (of) => of };
  try {
    const tree = checkValue(formula.expression, {
      checking,
      row,
      rowDepth: 0,
      variables: new Map(),
      depth: 0,
      isWithin: false,
    });
    if (columnTypeOf(tree.type) === undefined) {
      const message = `The formula gives ${aTypeWord(tree.type)}, which no column can hold.`;
      refuse('formula/type', formula.expression, message);
    }
    return { checked: checkedFormula(formula, tree, checking), notes: checking.notes };
  } catch (error) {
    if (error instanceof FaultError) checking.faults.push(error.fault);
    else if (!(error instanceof AlreadyNoted)) throw error;
    return { faults: checking.faults };
  }
}

function checkedFormula({ text }: ParsedFormula, tree: TypedExpression, checking: Checking): CheckedFormula {
  return {
    text,
    type: tree.type,
    tree,
    reads: [...checking.reads.values()],
    tables: [...checking.tables.values()],
    drawsWords: checking.draws > 0,
    siblings: checking.siblings,
    isNullable: tree.isNullable,
  };
}
