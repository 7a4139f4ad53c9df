import { typeName } from '@populace/core';
import type { TracedDirt } from '../columns/plan-trace.ts';
import { DIRTY, FORM } from '../columns/values/dirty.ts';
import { FORM_COUNT } from '../columns/values/dirty-text.ts';
import type { PlannedColumn } from '../model/column.ts';
import type { DrawExplanation, PartExplanation } from './cell-explanation.ts';

/** Describes how many texts of a column are dirty, such as `20 % are dirty`. */
export function dirtyWords(share: number): string {
  return `${Number((share * 100).toPrecision(12))} % are dirty`;
}

/** Describes a text as its column has it, made of the clean one, with the draws that decide whether and how it is dirty. */
export function describeDirty(made: PartExplanation, { name, type }: PlannedColumn, dirt: TracedDirt): PartExplanation {
  const { share, below, text, clean, words, number, of, form } = dirt(0);
  const stream = `c:${name}`;
  const isDirty = number < below;
  const drawn: DrawExplanation = { stream, draw: DIRTY, kind: 'number', number, of };
  const chosen: DrawExplanation = { stream, draw: FORM, kind: 'number', number: form, of: FORM_COUNT };
  const written = made.text === clean ? [] : [`the text below is first written as ${typeName(type)}`];
  return {
    kind: 'dirty',
    how: `${howOf(clean, isDirty, words)}; ${dirtyWords(share)}`,
    text,
    type: typeName(type),
    fields: [],
    draws: isDirty ? [drawn, chosen] : [drawn],
    notes: [`dirty below ${below}`, ...written],
    parts: [made],
    cells: [],
  };
}

function howOf(clean: string | null, isDirty: boolean, words: string): string {
  if (clean === null) return 'null, which is never dirty';
  return isDirty ? `dirty: ${words}` : 'not dirty';
}
