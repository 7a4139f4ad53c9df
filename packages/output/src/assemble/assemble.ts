import type { WrittenBlock, WrittenPart } from '@populace/cells';
import { encodeUtf8 } from '@populace/core';
import type { Window } from '@populace/engine';
import type { ScriptChunk } from '../chunk.ts';
import type { Part } from '../encode/part.ts';
import type { PartMaker } from '../encode/part-maker.ts';
import type { FileContent, Member, RowsMember } from './file-content.ts';

/**
 * What the assembly of a file comes to next: bytes of the file, rows whose parts are wanted from now on, or the next of these parts. The
 * third is answered with the part, or with nothing after the last; the others with nothing.
 */
export type AssemblyStep =
  | { readonly kind: 'chunk'; readonly chunk: ScriptChunk }
  | { readonly kind: 'rows'; readonly maker: PartMaker; readonly window: Window }
  | { readonly kind: 'part' };

/** A file as it is put together. Whoever drives it has the parts made, and may give it up after any step. */
export type Assembly = Generator<AssemblyStep, void, Part | undefined>;

/** How a file is put together. */
export interface AssembleOptions {
  /**
   * Whether the first bytes may come last, as a chunk that says so, where they depend on all others. Else all rows of such a file are made
   * twice: first to be looked at, then for good.
   */
  readonly frontLast?: boolean | undefined;
}

/** What is told of rows that are made to be looked at alone, so that other work can be done meanwhile. */
const NOTHING: ScriptChunk = { bytes: new Uint8Array(), rows: 0, table: undefined };

const PART: AssemblyStep = { kind: 'part' };

/**
 * Puts a file together, from whoever makes its parts: the one place that knows in which order heads, blocks, what is between groups of
 * them, tails and a beginning that is known last stand in a file. It makes no row and knows no thread and no sink.
 */
export function* assemble({ members, front }: FileContent, { frontLast = false }: AssembleOptions = {}): Assembly {
  if (front === undefined) return yield* passOver(members, [], (chunk) => chunk);
  if (!frontLast) {
    const first = yield* survey(members, front);
    return yield* passOver(members, [], replaceFirst(first));
  }
  const written: WrittenPart[] = [];
  yield* passOver(members, written, (chunk) => chunk);
  yield { kind: 'chunk', chunk: { bytes: front(written), rows: 0, table: undefined, isFront: true } };
}

/** Makes everything once to know the first bytes. What the blocks hold is let go before the rows are made for good. */
function* survey(
  members: readonly Member[],
  front: NonNullable<FileContent['front']>,
): Generator<AssemblyStep, Uint8Array, Part | undefined> {
  const surveyed: WrittenPart[] = [];
  yield* passOver(members, surveyed, () => NOTHING);
  return front(surveyed).slice();
}

/** Puts bytes in the place of the first chunk, which has as many. */
function replaceFirst(first: Uint8Array): Pass['shown'] {
  let isFirst = true;
  return (chunk) => {
    if (!isFirst) return chunk;
    isFirst = false;
    return { ...chunk, bytes: first };
  };
}

/** One pass over the members of a file. */
interface Pass {
  /** The members before this one. */
  readonly written: WrittenPart[];
  /** What the driver gets of a chunk. */
  readonly shown: (chunk: ScriptChunk) => ScriptChunk;
  /** So many bytes of the file, and rows of this member, are made. */
  place: number;
  rows: number;
}

/** Makes the bytes of all members, and notes each when it is made. */
function* passOver(members: readonly Member[], written: WrittenPart[], shown: Pass['shown']): Assembly {
  const pass: Pass = { written, shown, place: 0, rows: 0 };
  for (const member of members) {
    const begin = pass.place;
    const blocks: WrittenBlock[] = [];
    pass.rows = 0;
    yield* memberSteps(member, pass, blocks);
    written.push({ bytes: pass.place - begin, rows: pass.rows, blocks });
  }
}

function* memberSteps(member: Member, pass: Pass, blocks: WrittenBlock[]): Assembly {
  switch (member.kind) {
    case 'text':
      yield made(pass, { bytes: encodeUtf8(member.text), rows: 0, table: undefined });
      return;
    case 'end':
      yield made(pass, { bytes: member.make(pass.written), rows: 0, table: undefined });
      return;
    case 'tree':
      for (const chunk of member.chunks()) yield made(pass, chunk);
      return;
    case 'rows':
      yield* rowsSteps(member, pass, blocks);
  }
}

function* rowsSteps({ table, window, again, open }: RowsMember, pass: Pass, blocks: WrittenBlock[]): Assembly {
  const maker = open();
  yield made(pass, { bytes: maker.head(), rows: 0, table });
  yield { kind: 'rows', maker, window };
  let parted = 0;
  for (let part = yield PART; part !== undefined; part = yield PART) {
    // The pieces of a block come one by one: what stands before a group stands before its first only.
    const between = blocks.length === parted ? undefined : maker.betweenGroups(blocks);
    parted = blocks.length;
    if (between !== undefined) yield made(pass, { bytes: between, rows: 0, table });
    const placed = maker.placed(part, pass.place);
    blocks.push(...placed.blocks);
    yield made(pass, { bytes: placed.bytes, rows: again ? 0 : placed.rows, table });
  }
  yield made(pass, { bytes: maker.tail(blocks), rows: 0, table });
}

/** Counts a chunk where it stands. */
function made(pass: Pass, chunk: ScriptChunk): AssemblyStep {
  pass.place += chunk.bytes.length;
  pass.rows += chunk.rows;
  return { kind: 'chunk', chunk: pass.shown(chunk) };
}
