import { type CodedError, type ProblemList, quote } from '@populace/core';
import type { GeneratorUse } from '../model/generator-use.ts';
import type { LocaleTables } from '../model/locale-tables.ts';
import { type ColumnInSchema, whyNeverNull } from './why-never-null.ts';

/** A generator of a column, and the locales of the column's rows that cannot generate it. */
export interface LackingUse extends GeneratorUse {
  /** At least one, with why. */
  readonly lacking: readonly { readonly locale: LocaleTables; readonly error: CodedError }[];
  /** Whether another locale of the rows has it. */
  readonly isElsewhere: boolean;
}

/** What rows have whose locale cannot generate a value: `text`, or an error that ends the run. */
export interface StandIn {
  readonly text: string | null;
  readonly isRefused: boolean;
}

const NULL: StandIn = { text: null, isRefused: false };
const REFUSED: StandIn = { text: null, isRefused: true };
const WAY_OUT = 'take a locale that has it, or another generator';

/**
 * Decides what stands where locales lack what a generator needs. Adds a problem and returns undefined where it cannot be generated at all,
 * or must not be null; adds a note where a null stands that the schema does not ask for.
 */
export function settleMissing(
  use: LackingUse,
  at: ColumnInSchema & { readonly strict: boolean; readonly problems: ProblemList },
): StandIn | undefined {
  const { column, strict, problems } = at;
  const { missing, missingPlace } = column;
  const never = whyNeverNull(at);
  if (missing?.kind === 'value') {
    if (never === undefined) return { text: missing.text, isRefused: false };
    const message = `missing of ${quote(column.name)} stands in many rows, but ${never}; drop missing, or take locales that have a value`;
    problems.add('schema/invalid-option', missingPlace, message);
    return undefined;
  }
  const isAsked = missing?.kind === 'error' || strict;
  if (use.isElsewhere && use.branch !== undefined && (isAsked || never !== undefined)) return REFUSED;
  const isWhole = column.nulls?.share === 0 ? 'nulls is 0' : never;
  if (!use.isElsewhere || isAsked || isWhole !== undefined) {
    addMissing(use, isWhole, problems);
    return undefined;
  }
  const rows = use.branch === undefined ? '' : ` that take branch ${use.branch + 1}`;
  const message = `${quote(use.name)} is null in rows of ${namesOf(use)}${rows}: ${reasonOf(use)}`;
  problems.note('schema/missing-in-locale', use.source.place, message);
  return NULL;
}

/** Adds that a generator cannot generate values in some of the locales of its rows, or in all. */
function addMissing(use: LackingUse, never: string | undefined, problems: ProblemList): void {
  if (!use.isElsewhere) {
    const message = `${quote(use.name)} cannot be made: ${reasonOf(use)}; ${WAY_OUT}`;
    problems.add('schema/missing-in-locale', use.source.place, message);
    return;
  }
  const where = `${quote(use.name)} cannot be made in rows of ${namesOf(use)}: ${reasonOf(use)}`;
  const message =
    never === undefined
      ? `${where}; write missing: null for the column, or ${WAY_OUT}`
      : `${where}, and ${never}; ${WAY_OUT}`;
  problems.add('schema/missing-in-locale', use.source.place, message);
}

function namesOf({ lacking }: LackingUse): string {
  return lacking.map(({ locale }) => locale.id).join(', ');
}

function reasonOf({ lacking }: LackingUse): string {
  return lacking[0]?.error.message ?? '';
}
