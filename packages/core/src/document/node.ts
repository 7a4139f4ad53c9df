/** Where something stands in a document: a JSON pointer (RFC 6901) always, line and column (from 1) where it came from text. */
export interface Place {
  readonly pointer: string;
  readonly line?: number;
  readonly column?: number;
  /** The part of a text that it is about, in UTF-16 units of what the text says, where it is not all of it. */
  readonly within?: { readonly offset: number; readonly length: number };
}

/**
 * A scalar as read. `text` is the source's own spelling of what is not text (`1e3`, a number of 20 digits), and `value` again of
 * what is. Whole numbers written as digits that a number cannot hold exactly are bigints.
 */
export interface ScalarNode {
  readonly kind: 'scalar';
  readonly value: string | number | bigint | boolean | null;
  readonly text: string;
  readonly place: Place;
  /**
   * How a text stands in its source: in quotation marks, but else as it is; or otherwise, with escapes or over several lines. Absent
   * where it begins at its place as it is.
   */
  readonly spelling?: 'quoted' | 'other';
}

export interface ListNode {
  readonly kind: 'list';
  readonly items: readonly DocumentNode[];
  readonly place: Place;
}

/** An entry of a map; keys are always text, in the order of the source, and are never property names of an object of ours. */
export interface MapEntry {
  readonly key: string;
  readonly keyPlace: Place;
  readonly value: DocumentNode;
}

export interface MapNode {
  readonly kind: 'map';
  readonly entries: readonly MapEntry[];
  readonly place: Place;
}

/** A document, or a part of it, as plain data with places: what YAML, JSON and plain objects are read into. */
export type DocumentNode = ScalarNode | ListNode | MapNode;

/** Returns the value under `key`, or undefined where the node is no map or has no such key. */
export function entryOf(node: DocumentNode, key: string): MapEntry | undefined {
  return node.kind === 'map' ? node.entries.find((entry) => entry.key === key) : undefined;
}

/** Says in a word or two what a node is, for error sentences. */
export function describeNode(node: DocumentNode): string {
  if (node.kind === 'map') return 'a map';
  if (node.kind === 'list') return 'a list';
  if (node.value === null) return 'nothing';
  return typeof node.value === 'string' ? `the text ${quote(node.value)}` : shorten(node.text);
}

/** Text in quotation marks, cut where it is long, with control characters shown as escapes. */
export function quote(text: string): string {
  return JSON.stringify(shorten(text));
}

/** Cuts text to 60 units, not within a surrogate pair. */
function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
}
