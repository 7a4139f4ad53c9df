import { CodedError, type ProblemList, quote } from '@populace/core';
import type { ColumnModel, SchemaModel } from '@populace/schema';
import type { Draft, DraftVariant } from './draft.ts';
import { addMissing } from './draft-world.ts';
import { neededTables } from './needed-tables.ts';

/** What a person asks of the plan besides the schema. */
export interface PlanDemands {
  /** Whether a table of words that another locale lends is an error, not a note. */
  readonly strict?: boolean | undefined;
}

/**
 * Loads the tables that the columns need, in each of their locales. Adds a problem where a locale lacks one, and a note where another locale
 * lends it.
 */
export async function loadTables(
  draft: Draft,
  model: SchemaModel,
  problems: ProblemList,
  options: PlanDemands,
): Promise<void> {
  for (const table of model.tables) {
    for (const column of table.columns) {
      const variants = draft.columns.get(table.name)?.get(column.name)?.variants ?? [];
      try {
        const loans = await Promise.all(variants.map((variant) => loadOf(draft, variant)));
        tellLoans(column, loans.flat(), problems, options);
      } catch (error) {
        if (!(error instanceof CodedError && error.code === 'schema/missing-in-locale')) throw error;
        addMissing(column, error, problems);
      }
    }
  }
}

/** A table of words that another locale lends. */
interface Loan {
  readonly table: string;
  readonly from: string;
  readonly to: string;
}

/** Says of a column what it borrows; with `strict`, that it must not. */
function tellLoans(
  column: ColumnModel,
  loans: readonly Loan[],
  problems: ProblemList,
  { strict = false }: PlanDemands,
): void {
  if (loans.length === 0) return;
  const where = column.source.kind === 'given' ? column.place : column.source.place;
  const lent = loans.map(({ table, from, to }) => `${table} of ${from} for ${to}`).join(', ');
  const borrows = `${quote(column.name)} borrows ${lent}`;
  const wayOut = 'take a locale that has its own, or words of yours with the generator choice';
  if (strict) problems.add('schema/borrowed', where, `${borrows}, and strict allows no loans; ${wayOut}`);
  else problems.note('schema/borrowed', where, borrows);
}

/** Loads what a column needs in a locale. Returns what of it is lent. */
async function loadOf(draft: Draft, variant: DraftVariant): Promise<readonly Loan[]> {
  const { locale } = variant;
  const needed = neededTables(draft, variant);
  await Promise.all(needed.map((table) => locale.load(table)));
  return needed.flatMap((table) => {
    const from = locale.borrowed.get(table);
    return from === undefined ? [] : [{ table, from, to: locale.id }];
  });
}
