import type { DocumentTree, TreeEntry, TreeMap } from '../tree/tree.ts';
import type { FlowStyle } from '../write/flow-style.ts';
import { writeKey } from '../write/write-scalar.ts';
import { padding, siteOf, valueWidth } from './edit-entries.ts';
import type { TextChange } from './write-tree.ts';

/** Writes another key; a value that is aligned with those of its neighbours stays so. */
export function renameKey(
  { text }: DocumentTree,
  map: TreeMap,
  { key, keySpan, colonEnd, start, value }: TreeEntry,
  { name, style }: { readonly name: string; readonly style: FlowStyle },
): readonly TextChange[] {
  if (key === name) return [];
  const written = writeKey(name, siteOf(map, style));
  const width = map.flow ? undefined : valueWidth(text, map);
  if (width === undefined || value.start - start !== width) {
    return [{ start: keySpan.start, end: keySpan.end, text: written }];
  }
  const end = colonEnd + (/^ */.exec(text.slice(colonEnd))?.[0].length ?? 0);
  return [{ start, end, text: `${written}:${padding(written, width)}` }];
}
