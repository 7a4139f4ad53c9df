import type { Problem } from '@populace/library';
import type { SchemaEdit } from '../edits/schema-edit.ts';
import type { StepLabel } from '../history.ts';
import type { SchemaView } from '../schema-view.ts';
import type { Spot } from './spot.ts';

/** A way to mend a problem, and the edit that does it. */
export interface QuickFix {
  /** Whether `label` is the right name for a wrong one, or says in words what is done. */
  readonly kind: 'name' | 'words';
  readonly label: string;
  readonly edit: SchemaEdit;
  /** What the history calls it. */
  readonly step: StepLabel;
}

/** A problem with all that is known of its place. */
export interface FixSite {
  readonly problem: Problem;
  readonly view: SchemaView;
  readonly spot: Spot;
}

/** A fix that puts another name in the place of a wrong one. */
export function nameFix(name: string, edit: SchemaEdit): QuickFix {
  return { kind: 'name', label: name, edit, step: { key: 'quick-fix', values: { what: name } } };
}

/** A fix that does something else, in words. */
export function wordsFix(label: string, edit: SchemaEdit): QuickFix {
  return { kind: 'words', label, edit, step: { key: 'mend', values: { what: label } } };
}
