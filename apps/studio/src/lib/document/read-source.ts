import { type DocumentTree, type FaultReason, isNothing, parseTree, type TreeMap } from '@populace/document';
import { sourceLimits } from './source-limits.ts';

/** A document as a tree over its text. */
export interface Source extends DocumentTree {
  /** Empty, in lines, where the text has only blanks and comments. */
  readonly root: TreeMap;
}

/** Why a text is not read. `shape`: not a map of keys at the top. */
export type SourceRefusal = FaultReason | 'shape';

/** Why a text has no tree, and where. */
export interface SourceProblem {
  readonly reason: SourceRefusal;
  readonly offset: number;
}

export type ReadSource = { readonly source: Source } | { readonly problem: SourceProblem };

/** View and edits read the same text one after the other, an edit also the text that it made. */
const KEPT = 2;
const lately: { readonly text: string; readonly read: ReadSource }[] = [];

/** Reads a text as a tree; the last texts are kept, so that reading one again costs nothing. Never throws. */
export function readSource(text: string): ReadSource {
  const known = lately.find((one) => one.text === text);
  if (known !== undefined) return known.read;
  const read = readAnew(text);
  lately.unshift({ text, read });
  lately.length = Math.min(lately.length, KEPT);
  return read;
}

function readAnew(text: string): ReadSource {
  const { tree, faults } = parseTree(text, sourceLimits);
  // What schemas do not use has a tree all the same, which can be shown and edited.
  const fault = faults.find(({ reason }) => reason !== 'unused');
  if (tree === undefined || fault !== undefined)
    return { problem: { reason: fault?.reason ?? 'syntax', offset: fault?.offset ?? 0 } };
  const { root } = tree;
  if (root.kind === 'map') return { source: { ...tree, root } };
  if (!isNothing(root)) return { problem: { reason: 'shape', offset: root.start } };
  return { source: { ...tree, root: emptyRoot(text.length) } };
}

function emptyRoot(at: number): TreeMap {
  const span = { start: at, end: at };
  return { ...span, kind: 'map', flow: false, entries: [], alias: false, anchored: false, origin: span };
}
