import {
  childAt,
  createLineIndex,
  entryAt,
  keysOfPointer,
  nodeAt,
  type TreeEntry,
  type TreeNode,
} from '@populace/document';
import type { Problem } from '@populace/library';
import { readSource, type Source } from '../read-source.ts';

/** What stands where a problem is. */
export interface Spot {
  readonly source: Source;
  /** The keys of the pointer. */
  readonly keys: readonly string[];
  /** What the pointer names; undefined where that is not there. */
  readonly node: TreeNode | undefined;
  /** Its entry, where it is the value of a map. */
  readonly entry: TreeEntry | undefined;
  /** What holds it. */
  readonly holder: TreeNode | undefined;
  /** Whether the problem is with the key, and not with its value. */
  readonly isKey: boolean;
}

/** Finds what stands where a problem of a text is; undefined where the text cannot be read, or the problem is with a call. */
export function spotOf({ place }: Problem, text: string): Spot | undefined {
  const read = readSource(text);
  if ('problem' in read || (place.pointer !== '' && !place.pointer.startsWith('/'))) return undefined;
  const keys = keysOfPointer(place.pointer);
  let node: TreeNode | undefined = read.source.root;
  let holder: TreeNode | undefined;
  for (const key of keys) {
    holder = node;
    node = childAt(node, key);
  }
  const entry = entryAt(holder, keys.at(-1) ?? '');
  const offset = offsetOf(place, text);
  const found = offset === undefined ? undefined : nodeAt(read.source, offset);
  return { source: read.source, keys, node, entry, holder, isKey: found?.part === 'key' && found.entry === entry };
}

function offsetOf({ line, column = 1 }: Problem['place'], text: string): number | undefined {
  const start = line === undefined ? undefined : createLineIndex(text).startOf(line);
  // The engine counts columns behind a byte order mark.
  const mark = start === 0 && text.startsWith('\uFEFF') ? 1 : 0;
  return start === undefined ? undefined : start + column - 1 + mark;
}
