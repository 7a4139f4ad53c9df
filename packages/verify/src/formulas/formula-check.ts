import { CodedError } from '@populace/core';
import type { FormulaSource } from '@populace/schema';
import type { Expected, ExpectedTable } from '../expected/expected.ts';
import type { TableNotes } from '../findings/notebook.ts';
import type { ColumnAddress } from '../loading/define-checker.ts';
import type { LoadedTable, LoadedWorld } from '../loading/loaded.ts';
import { computeRows, type RowPlan } from './plan-over-rows.ts';
import { readableFormula, whyNotThere } from './readable-formula.ts';

/** The columns that formulas of a table need; none of those that cannot be computed. */
export function columnsOfFormulas(
  sources: readonly FormulaSource[],
  table: ExpectedTable,
  expected: Expected,
): readonly ColumnAddress[] {
  return sources.flatMap((source) => {
    const readable = readableFormula(source, table, expected);
    return 'columns' in readable ? readable.columns : [];
  });
}

/** Formulas that are computed together, row by row. */
export interface FormulaCheck<T> extends Omit<RowPlan<T>, 'table' | 'world'> {
  /** What is checked, as the report calls it. */
  readonly what: string;
  readonly sources: readonly FormulaSource[];
}

/**
 * Computes formulas for all rows of a table. Returns false, and writes down why, where they cannot be computed; where the work fails on
 * its way, that is a finding, and `look` has not seen all rows.
 */
export function computeFormulas<T>(
  check: FormulaCheck<T>,
  table: LoadedTable,
  world: LoadedWorld,
  notes: TableNotes,
): boolean {
  const why = check.sources.map((source) => whyNot(source, table, world)).find((one) => one !== undefined);
  if (why !== undefined) {
    notes.skip(check.what, why);
    return false;
  }
  try {
    computeRows({ ...check, table, world });
    return true;
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== 'formula/failed') throw error;
    notes.add(
      'verify/formula',
      check.what,
      () => ({ ...table.spot(0), line: null, row: null }),
      () => error.message.replace(/\.$/, ''),
    );
    return true;
  }
}

function whyNot(source: FormulaSource, table: LoadedTable, world: LoadedWorld): string | undefined {
  const readable = readableFormula(source, table.expected, world.expected);
  return 'why' in readable ? readable.why : whyNotThere(readable.columns, world);
}
