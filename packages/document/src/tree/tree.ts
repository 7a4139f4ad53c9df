/** A part of a text, by offsets in UTF-16 units; `end` is the offset after it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A text in YAML or JSON as a tree over it. The tree has the text, so that nothing of it is lost: comments, blanks, quotation marks. */
export interface DocumentTree {
  readonly text: string;
  /** Nothing (a plain scalar without text) where the text has only blanks and comments. */
  readonly root: TreeNode;
  /** Whether the text is JSON, and not only YAML. */
  readonly json: boolean;
  /** Where comments begin, each of which goes to the end of its line; in order. */
  readonly comments: readonly number[];
}

/** A value of a document with the span that it is written in. */
export type TreeNode = TreeScalar | TreeList | TreeMap;

interface TreeBase extends Span {
  /** Whether an alias (`*name`) stands there; what is below it is written elsewhere. */
  readonly alias: boolean;
  /** Whether an anchor (`&name`) stands before it, so that aliases may repeat it. */
  readonly anchored: boolean;
  /** What is read: of an alias, what it repeats; where nothing is written, where a value could have begun. Else the same span. */
  readonly origin: Span;
}

export interface TreeScalar extends TreeBase {
  readonly kind: 'scalar';
  readonly value: string | number | bigint | boolean | null;
  /** The spelling of what is not text; of text, the text. */
  readonly text: string;
  readonly style: 'plain' | 'single' | 'double' | 'block';
}

export interface TreeList extends TreeBase {
  readonly kind: 'list';
  /** Written in brackets; else with a dash a line. */
  readonly flow: boolean;
  readonly items: readonly TreeItem[];
}

export interface TreeMap extends TreeBase {
  readonly kind: 'map';
  /** Written in braces; else a key a line. */
  readonly flow: boolean;
  readonly entries: readonly TreeEntry[];
}

/** An item of a list: `start` is that of its dash, or of the value in brackets. */
export interface TreeItem extends Span {
  readonly value: TreeNode;
}

/** A key with its value: from the key's start to the value's end. */
export interface TreeEntry extends Span {
  readonly key: string;
  readonly keySpan: Span;
  /** The offset after the colon. */
  readonly colonEnd: number;
  readonly value: TreeNode;
}

/** The entry of a map under a key; undefined where the node is no map or has none. */
export function entryAt(node: TreeNode | undefined, key: string): TreeEntry | undefined {
  return node?.kind === 'map' ? node.entries.find((entry) => entry.key === key) : undefined;
}

/** The value of a map under a key. */
export function valueAt(node: TreeNode | undefined, key: string): TreeNode | undefined {
  return entryAt(node, key)?.value;
}

/** The value of a list at an index, or of a map under a key; undefined where there is none. */
export function childAt(node: TreeNode | undefined, key: string): TreeNode | undefined {
  return node?.kind === 'list' ? node.items[Number(key)]?.value : valueAt(node, key);
}

/** Whether nothing is written where a value is awaited. */
export function isNothing(node: TreeNode): boolean {
  return node.kind === 'scalar' && node.style === 'plain' && node.text === '' && !node.alias;
}

/** The entries of a map, the items of a list; none of a scalar. */
export function partsOf(node: TreeNode): readonly (TreeEntry | TreeItem)[] {
  if (node.kind === 'scalar') return [];
  return node.kind === 'map' ? node.entries : node.items;
}
