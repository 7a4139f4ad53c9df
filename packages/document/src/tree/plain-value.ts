import type { TreeNode } from './tree.ts';

/** A value as forms show it. Maps are plain objects; numbers of more than 53 bits are bigints. */
export type PlainValue = string | number | bigint | boolean | null | readonly PlainValue[] | PlainMap;

/** Keys may be any text, also `__proto__`: they are own properties. Keys like `1` come first, as in every object. */
export interface PlainMap {
  readonly [key: string]: PlainValue;
}

/** Returns a part of a document as a plain value. */
export function plainOf(node: TreeNode): PlainValue {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map(({ value }) => plainOf(value));
  return Object.fromEntries(entriesOfMap(node));
}

/** The entries of a map in the order of the text, which objects do not keep for keys like `1`; none for other nodes. */
export function entriesOfMap(node: TreeNode): readonly (readonly [string, PlainValue])[] {
  return node.kind === 'map' ? node.entries.map(({ key, value }) => [key, plainOf(value)] as const) : [];
}
