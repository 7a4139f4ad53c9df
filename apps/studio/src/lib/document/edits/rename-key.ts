import type { Source } from '../source/read-source.ts';
import type { SourceEntry, SourceMap } from '../source/source-tree.ts';
import { padding, siteOf, valueWidth } from '../writing/edit-entries.ts';
import type { FlowStyle } from '../writing/flow-style.ts';
import type { TextChange } from '../writing/text-change.ts';
import { writeKey } from '../writing/write-scalar.ts';

/** Writes another key; a value that is aligned with those of its neighbours stays so. */
export function renameKey(
  { text }: Source,
  map: SourceMap,
  { key, keyRange, colonEnd, start, value }: SourceEntry,
  { name, style }: { readonly name: string; readonly style: FlowStyle },
): readonly TextChange[] {
  if (key === name) return [];
  const written = writeKey(name, siteOf(map, style));
  const width = map.flow ? undefined : valueWidth(text, map);
  if (width === undefined || value.start - start !== width) {
    return [{ start: keyRange.start, end: keyRange.end, text: written }];
  }
  const end = colonEnd + (/^ */.exec(text.slice(colonEnd))?.[0].length ?? 0);
  return [{ start, end, text: `${written}:${padding(written, width)}` }];
}
