import type { Problem } from '@populace/library';
import type { SchemaEdit } from './edits/schema-edit.ts';
import { findInView, locationOf } from './pointer.ts';
import type { SchemaView } from './schema-view.ts';

/** A way to mend a problem: what it changes to, and the edit that does it. */
export interface QuickFix {
  readonly label: string;
  readonly edit: SchemaEdit;
}

/** Returns the ways to mend a problem, the best first: the nearest right names in place of a wrong one. */
export function quickFixesOf(problem: Problem, view: SchemaView): readonly QuickFix[] {
  const { pointer } = problem.place;
  const { column } = findInView(view, pointer);
  const { option } = locationOf(pointer);
  return problem.nearest.map((name): QuickFix => {
    if (problem.code === 'schema/unknown-option')
      return { label: name, edit: { kind: 'rename-key', pointer, key: name } };
    // The short form has the generator where the column is.
    if (problem.code === 'schema/unknown-generator' && option === undefined && column?.shortForm === true) {
      return { label: name, edit: { kind: 'set-value', pointer: column.pointer, value: name } };
    }
    return { label: name, edit: { kind: 'set-value', pointer, value: name } };
  });
}
