import type { WrittenPart } from '@populace/cells';
import type { Window } from '@populace/engine';
import type { ScriptChunk } from '../chunk.ts';
import type { PartCuts, PartMaker } from '../encode/part-maker.ts';

/** What stands in a file: its members, one behind the other. A file of one table has one. */
export interface FileContent {
  readonly members: readonly Member[];
  /** Present where the file's first bytes depend on all that follows: makes as many as its first chunk has, which only keeps their place. */
  readonly front?: ((written: readonly WrittenPart[]) => Uint8Array) | undefined;
}

/** What stands in a file between its beginning and its end. */
export type Member = TextMember | RowsMember | TreeMember | EndMember;

/** A text as it stands. */
export interface TextMember {
  readonly kind: 'text';
  readonly text: string;
}

/** Rows of a table: a head, their parts, and a tail. */
export interface RowsMember {
  readonly kind: 'rows';
  readonly table: string;
  readonly window: Window;
  /** Whether the rows are in the file already, so that they do not count twice. */
  readonly again: boolean;
  /** Where they may be cut. */
  readonly cuts: PartCuts;
  /** Opens the rows for one pass over them. */
  open(): PartMaker;
}

/** Rows of a table with those of other tables within them, which this thread makes one after another. */
export interface TreeMember {
  readonly kind: 'tree';
  /** The outermost table, and how many rows it has. */
  readonly table: string;
  readonly rowCount: number;
  chunks(): Iterable<ScriptChunk>;
}

/** What depends on all members before it. */
export interface EndMember {
  readonly kind: 'end';
  make(before: readonly WrittenPart[]): Uint8Array;
}

/** The content of a file that has rows of one table. */
export function contentOfTable(table: string, window: Window, maker: PartMaker): FileContent {
  const { front } = maker;
  return {
    members: [{ kind: 'rows', table, window, again: false, cuts: maker, open: () => maker }],
    front: front && (([only]) => front(only?.blocks ?? [])),
  };
}
