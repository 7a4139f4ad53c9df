import { CodedError, type Place, type ProblemList, quote } from '@populace/core';
import type { ColumnModel, SchemaModel } from '@populace/schema';
import type { Draft, DraftColumn, DraftVariant } from './draft.ts';
import { addMissingOfColumn } from './draft-column.ts';
import { neededTables } from './needed-tables.ts';
import type { PlanDemands } from './plan-demands.ts';

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
      const drafted = draft.columns.get(table.name)?.get(column.name);
      if (drafted === undefined) continue;
      try {
        await Promise.all(drafted.variants.map((variant) => loadOf(draft, variant)));
        for (const borrower of borrowersOf(draft, column, drafted)) tellLoans(borrower, problems, options);
      } catch (error) {
        if (!(error instanceof CodedError && error.code === 'schema/missing-in-locale')) throw error;
        addMissingOfColumn(column, error, problems);
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

/** A column, or a value within it, with what it borrows. */
interface Borrower {
  readonly name: string;
  readonly place: Place;
  readonly loans: readonly Loan[];
}

/** What borrows in a column: its generators, and the column for what its formulas borrow. */
function borrowersOf(draft: Draft, column: ColumnModel, { uses, variants }: DraftColumn): readonly Borrower[] {
  const ofUses = uses.map(({ name, source, variants: own }): Borrower => {
    return { name, place: source.place, loans: own.flatMap((variant) => loansOf(draft, variant)) };
  });
  const told = new Set(ofUses.flatMap(({ loans }) => loans.map(keyOf)));
  const rest = variants.flatMap((variant) => loansOf(draft, variant)).filter((loan) => !told.has(keyOf(loan)));
  const place = column.source.kind === 'given' ? column.place : column.source.place;
  return [...ofUses, { name: column.name, place, loans: rest }];
}

function keyOf({ table, to }: Loan): string {
  return JSON.stringify([table, to]);
}

/** Says what a column borrows; with `strict`, that it must not. */
function tellLoans({ name, place, loans }: Borrower, problems: ProblemList, { strict = false }: PlanDemands): void {
  if (loans.length === 0) return;
  const lent = loans.map(({ table, from, to }) => `${table} of ${from} for ${to}`).join(', ');
  const borrows = `${quote(name)} borrows ${lent}`;
  const wayOut = 'take a locale that has its own, or words of yours with the generator choice';
  if (strict) problems.add('schema/borrowed', place, `${borrows}, and strict allows no loans; ${wayOut}`);
  else problems.note('schema/borrowed', place, borrows);
}

/** Loads what a column needs in a locale. */
async function loadOf(draft: Draft, variant: DraftVariant): Promise<void> {
  await Promise.all(neededTables(draft, variant).map((table) => variant.locale.load(table)));
}

/** What a recipe draws on, all of it loaded, that another locale lends. */
function loansOf(draft: Draft, variant: DraftVariant): readonly Loan[] {
  const { id, borrowed } = variant.locale;
  return neededTables(draft, variant).flatMap((table) => {
    const from = borrowed.get(table);
    return from === undefined ? [] : [{ table, from, to: id }];
  });
}
