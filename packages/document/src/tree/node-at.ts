import type { DocumentTree, Span, TreeEntry, TreeNode } from './tree.ts';

/** What stands at an offset of a text. */
export interface NodeAt {
  /** Keys and indexes from the root: those of the entry where the offset is in a key. */
  readonly path: readonly string[];
  /** The innermost value; of a key, its value. */
  readonly node: TreeNode;
  /** The entry whose key or value it is; undefined in lists and for the root. */
  readonly entry: TreeEntry | undefined;
  /** `between`: in the map or list at the path, but in none of its keys and values, as blanks and commas are. */
  readonly part: 'key' | 'value' | 'between';
}

/**
 * Finds the innermost node at an offset; undefined before the first and after the last. What ends at the offset is found where nothing
 * begins there, as a cursor stands behind what was written last. What an alias repeats is written elsewhere, so it ends at the alias.
 */
export function nodeAt({ root }: DocumentTree, offset: number): NodeAt | undefined {
  if (!isWithin(root, offset) && root.end !== offset) return undefined;
  let at: NodeAt = { path: [], node: root, entry: undefined, part: 'value' };
  for (let next = stepTo(at, offset); next !== undefined; next = stepTo(at, offset)) at = next;
  const hasParts = at.part === 'value' && at.node.kind !== 'scalar' && !at.node.alias;
  return hasParts ? { ...at, part: 'between' } : at;
}

function isWithin({ start, end }: Span, offset: number): boolean {
  return start <= offset && offset < end;
}

/** The part that an offset is within, else the one that ends there. */
function partAt<Part extends Span>(parts: readonly Part[], offset: number): Part | undefined {
  return parts.find((part) => isWithin(part, offset)) ?? parts.find(({ end }) => end === offset);
}

function stepTo({ path, node, part }: NodeAt, offset: number): NodeAt | undefined {
  if (part === 'key' || node.alias || node.kind === 'scalar') return undefined;
  if (node.kind === 'map') {
    const entry = partAt(node.entries, offset);
    if (entry === undefined) return undefined;
    const below = { path: [...path, entry.key], node: entry.value, entry };
    if (isWithin(entry.keySpan, offset)) return { ...below, part: 'key' };
    const { start, end } = entry.value;
    if (start <= offset && offset <= end) return { ...below, part: 'value' };
    return offset === entry.keySpan.end ? { ...below, part: 'key' } : undefined;
  }
  const item = partAt(node.items, offset);
  if (item === undefined || offset < item.value.start) return undefined;
  const below = [...path, String(node.items.indexOf(item))];
  return { path: below, node: item.value, entry: undefined, part: 'value' };
}
