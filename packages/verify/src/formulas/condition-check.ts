import { checkFormula } from '@populace/formulas';
import type { FormulaSource } from '@populace/schema';
import type { TableNotes } from '../findings/notebook.ts';
import type { LoadedTable, LoadedWorld } from '../loading/loaded.ts';
import { computeFormulas } from './formula-check.ts';
import { planVerdicts, type Verdict } from './plan-texts.ts';

/** A formula that is true or false, row by row. */
export interface ConditionCheck {
  /** What is checked, as the report calls it. */
  readonly what: string;
  readonly source: FormulaSource;
  /** Where the formula stands, for sentences; `what` if absent. */
  readonly where?: string;
  /** Is told what the condition is in each row, by the row's place in the file. */
  look(row: number, verdict: Verdict): void;
}

/** Computes a condition for all rows of a table. Returns false, and writes down why, where it cannot be computed. */
export function computeCondition(
  { what, source, where = what, look }: ConditionCheck,
  table: LoadedTable,
  world: LoadedWorld,
  notes: TableNotes,
): boolean {
  const result = checkFormula(source.formula, table.expected.scope());
  // A formula with faults is a problem of the schema, and told as such.
  if ('faults' in result) return false;
  return computeFormulas(
    {
      what,
      sources: [source],
      where,
      plan: (frame) => planVerdicts(result.checked, frame),
      look(verdicts, from, n) {
        for (let i = 0; i < n; i++) look(from + i, verdicts(i));
      },
    },
    table,
    world,
    notes,
  );
}

/** For each row of a table 1 where a condition holds, else 0; undefined, with the reason written down, where it cannot be computed. */
export function rowsThatHold(
  check: Omit<ConditionCheck, 'look'>,
  table: LoadedTable,
  world: LoadedWorld,
  notes: TableNotes,
): Uint8Array | undefined {
  const holds = new Uint8Array(table.rowCount);
  const look = (row: number, verdict: Verdict): void => {
    holds[row] = verdict === true ? 1 : 0;
  };
  return computeCondition({ ...check, look }, table, world, notes) ? holds : undefined;
}
