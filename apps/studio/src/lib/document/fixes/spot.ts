import type { Problem } from '@populace/library';
import { keysOfPointer } from '../pointer.ts';
import { linesOf } from '../read-written.ts';
import { readSource, type Source } from '../source/read-source.ts';
import { entryAt, type SourceEntry, type SourceNode } from '../source/source-tree.ts';

/** What stands where a problem is. */
export interface Spot {
  readonly source: Source;
  /** The keys of the pointer. */
  readonly keys: readonly string[];
  /** What the pointer names; undefined where that is not there. */
  readonly node: SourceNode | undefined;
  /** Its entry, where it is the value of a map. */
  readonly entry: SourceEntry | undefined;
  /** What holds it. */
  readonly holder: SourceNode | undefined;
  /** Whether the problem is with the key, and not with its value. */
  readonly isKey: boolean;
}

/** Finds what stands where a problem of a text is; undefined where the text cannot be read, or the problem is with a call. */
export function spotOf({ place }: Problem, text: string): Spot | undefined {
  const read = readSource(text);
  if ('problem' in read || (place.pointer !== '' && !place.pointer.startsWith('/'))) return undefined;
  const keys = keysOfPointer(place.pointer);
  let node: SourceNode | undefined = read.source.root;
  let holder: SourceNode | undefined;
  let entry: SourceEntry | undefined;
  for (const key of keys) {
    holder = node;
    entry = entryAt(node, key);
    node = node?.kind === 'list' ? node.items[Number(key)]?.value : entry?.value;
  }
  const start = place.line === undefined ? undefined : linesOf(text).starts[place.line - 1];
  // The engine counts columns behind a byte order mark.
  const mark = start === 0 && text.startsWith('\uFEFF') ? 1 : 0;
  const offset = start === undefined ? undefined : start + (place.column ?? 1) - 1 + mark;
  return {
    source: read.source,
    keys,
    node,
    entry,
    holder,
    isKey: entry !== undefined && offset === entry.keyRange.start,
  };
}
