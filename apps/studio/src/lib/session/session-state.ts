import type { Problem } from '@populace/library';
import type { DocumentHistory } from '../document/history.ts';
import type { SourceRefusal } from '../document/read-source.ts';
import type { SchemaView } from '../document/schema-view.ts';
import type { Draft, SeedUse } from '../drafts/draft.ts';
import type { Failure, SchemaPage } from '../engine/engine-calls.ts';

/** Whether what a person did is kept; `unkept` is a schema in which nobody has done anything yet. */
export type SaveState = 'unkept' | 'saved' | 'saving' | 'failed';

/** Why a browser keeps nothing: its storage is full, closed to the page, or failed otherwise. */
export type SaveFailure = 'full' | 'closed' | 'other';

/** A schema that made rows, and the text that it is of. */
export interface GoodSchema {
  readonly text: string;
  readonly schema: SchemaPage;
}

/** A text whose rows are shown before it is chosen. */
export interface Trial {
  readonly text: string;
  /** Why it makes no rows. */
  readonly problem: Problem | undefined;
}

/** Everything about the open schema that screens show. */
export interface SessionState {
  readonly id: string;
  readonly history: DocumentHistory;
  /** What the text describes; the last that could be read while the text can't. */
  readonly view: SchemaView;
  /** Whether `view` is of the text as it is. */
  readonly isReadable: boolean;
  /** Why the text as it is can't be shown; undefined where it can. */
  readonly refusal: SourceRefusal | undefined;
  /** All that is wrong or worth knowing, of the text that was checked last. */
  readonly problems: readonly Problem[];
  /** The text that `problems` are of. */
  readonly checkedText: string | undefined;
  /** The last schema that made rows; previews stand on it while the text is wrong. */
  readonly good: GoodSchema | undefined;
  /** Why the engine could not check the text at all. */
  readonly failure: Failure | undefined;
  /** A text that is only tried: `good` may be of it, the document is not. */
  readonly trial: Trial | undefined;
  readonly seeds: readonly SeedUse[];
  readonly save: SaveState;
  /** Why it could not be kept, where `save` is `failed` and no other tab is the reason. */
  readonly saveFailure: SaveFailure | undefined;
  /** What another tab kept, where the two changes do not fit together. */
  readonly conflict: Conflict | undefined;
  /** When the work was written down that this tab went on from after the page had gone. */
  readonly recoveredAt: number | undefined;
}

/** Two tabs changed the same lines. */
export interface Conflict {
  /** What both began with. */
  readonly base: string;
  readonly theirs: Draft;
}
