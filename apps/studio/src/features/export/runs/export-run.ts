import type { ExportChoice } from '../export-choice.ts';
import type { ExportProgress, ExportTarget } from '../worker/export-messages.ts';

/** What is to be exported, and where to. */
export interface ExportOrder {
  /** The schema that it is of, as this browser keeps it. */
  readonly schemaId: string;
  readonly choice: ExportChoice;
  /** The name of the file. */
  readonly file: string;
  /** The names that the tables have in an archive. */
  readonly names: readonly string[];
  /** The number of rows of all tables. */
  readonly rows: number;
  /** The tables of which all rows are exported. */
  readonly allRowsOf: readonly string[];
  readonly target: ExportTarget;
  /** The commands that write the same bytes. */
  readonly command: string;
}

/** What remains of a file that was not finished: none, or one that the browser could not remove. */
export type Remains = 'nothing' | 'file';

/** How far an export is. */
export type RunState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'running'; readonly progress: ExportProgress; readonly seconds: number }
  | { readonly kind: 'done'; readonly progress: ExportProgress; readonly seconds: number }
  | { readonly kind: 'cancelled'; readonly rows: number; readonly remains: Remains }
  | { readonly kind: 'failed'; readonly reason: string; readonly remains: Remains };

/** An export that was ordered. */
export interface ExportRun extends ExportOrder {
  readonly id: number;
  readonly state: RunState;
}

/** Says whether an export is still to be written. */
export function isOpen({ state }: ExportRun): boolean {
  return state.kind === 'waiting' || state.kind === 'running';
}
