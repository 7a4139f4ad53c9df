import { composeSource, type SourceRefusal } from './compose-source.ts';
import { convertSource, SourceFault } from './convert-source.ts';
import type { SourceMap } from './source-tree.ts';

/** A document as a tree over its text. */
export interface Source {
  readonly text: string;
  /** Empty, in lines, where the text has only blanks and comments. */
  readonly root: SourceMap;
  /** Whether the text is JSON, and not only YAML. */
  readonly json: boolean;
  /** Where comments begin, each of which goes to the end of its line; in order. */
  readonly comments: readonly number[];
}

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
  const composed = composeSource(text);
  if ('reason' in composed) return { problem: { reason: composed.reason, offset: composed.offset } };
  const { comments } = composed;
  const contents = composed.document?.contents ?? null;
  try {
    const root = contents === null ? undefined : convertSource(contents);
    if (root?.kind === 'map') return { source: { text, root, json: root.flow && isJson(text), comments } };
    const isEmpty = root === undefined || (root.kind === 'scalar' && root.text === '' && root.style === 'plain');
    if (!isEmpty) return { problem: { reason: 'shape', offset: root.start } };
    return { source: { text, root: emptyRoot(text.length), json: false, comments } };
  } catch (error) {
    if (error instanceof SourceFault) return { problem: { reason: error.reason, offset: error.offset } };
    throw error;
  }
}

function emptyRoot(at: number): SourceMap {
  return { kind: 'map', flow: false, entries: [], start: at, end: at, alias: false, anchored: false };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
