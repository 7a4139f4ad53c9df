import type { Source } from '../source/read-source.ts';
import type { SourceNode } from '../source/source-tree.ts';
import { writableOf } from '../writable-value.ts';
import { siteOf } from '../writing/edit-entries.ts';
import { type FlowStyle, flowStyleOf } from '../writing/flow-style.ts';
import { applyChanges, type TextChange } from '../writing/text-change.ts';
import type { ScalarSite } from '../writing/write-scalar.ts';
import { writeValue } from '../writing/write-value.ts';

/** Whether a document repeats a part of itself by an alias (`*name`). */
export function hasAliases(node: SourceNode): boolean {
  if (node.alias) return true;
  if (node.kind === 'list') return node.items.some(({ value }) => hasAliases(value));
  return node.kind === 'map' && node.entries.some(({ value }) => hasAliases(value));
}

/** Writes what aliases repeat in their places, so that each can be edited for itself. */
export function writeOutAliases(source: Source): string {
  return applyChanges(source, changesOf(source.root, 'block', flowStyleOf(source)));
}

function changesOf(node: SourceNode, site: ScalarSite, style: FlowStyle): readonly TextChange[] {
  if (node.alias) return [{ start: node.start, end: node.end, text: writeValue(writableOf(node), style, site) }];
  if (node.kind === 'scalar') return [];
  const parts = node.kind === 'list' ? node.items : node.entries;
  return parts.flatMap(({ value }) => changesOf(value, siteOf(node, style), style));
}

/** Whether two documents say the same, but for their spelling. */
export function saysTheSame(a: SourceNode, b: SourceNode): boolean {
  if (a.kind === 'scalar') return b.kind === 'scalar' && a.value === b.value;
  if (a.kind === 'list') {
    if (b.kind !== 'list' || a.items.length !== b.items.length) return false;
    const others = b.items;
    return a.items.every(({ value }, index) => saysTheSame(value, others[index]?.value ?? a));
  }
  if (b.kind !== 'map' || a.entries.length !== b.entries.length) return false;
  const others = b.entries;
  return a.entries.every(({ key, value }, index) => {
    const other = others[index];
    return other !== undefined && other.key === key && saysTheSame(value, other.value);
  });
}
