/** A part of a text, by offsets in UTF-16 units; `end` is the offset after it. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A value of a document with the place where it is written. */
export type SourceNode = SourceScalar | SourceList | SourceMap;

interface SourceBase extends TextRange {
  /** Whether an alias (`*name`) stands there; what is below it is written elsewhere. */
  readonly alias: boolean;
  /** Whether an anchor (`&name`) stands before it, so that aliases may repeat it. */
  readonly anchored: boolean;
}

export interface SourceScalar extends SourceBase {
  readonly kind: 'scalar';
  readonly value: string | number | bigint | boolean | null;
  /** The spelling of what is not text; of text, the text. */
  readonly text: string;
  readonly style: 'plain' | 'single' | 'double' | 'block';
}

export interface SourceList extends SourceBase {
  readonly kind: 'list';
  /** Written in brackets; else with a dash a line. */
  readonly flow: boolean;
  readonly items: readonly SourceElement[];
}

export interface SourceMap extends SourceBase {
  readonly kind: 'map';
  /** Written in braces; else a key a line. */
  readonly flow: boolean;
  readonly entries: readonly SourceEntry[];
}

/** An element of a list: `start` is that of its dash, or of the value in brackets. */
export interface SourceElement extends TextRange {
  readonly value: SourceNode;
}

/** A key with its value: from the key's start to the value's end. */
export interface SourceEntry extends TextRange {
  readonly key: string;
  readonly keyRange: TextRange;
  /** The offset after the colon. */
  readonly colonEnd: number;
  readonly value: SourceNode;
}

/** The entry of a map under a key; undefined where the node is no map or has none. */
export function entryAt(node: SourceNode | undefined, key: string): SourceEntry | undefined {
  return node?.kind === 'map' ? node.entries.find((entry) => entry.key === key) : undefined;
}

/** The value of a map under a key. */
export function valueAt(node: SourceNode | undefined, key: string): SourceNode | undefined {
  return entryAt(node, key)?.value;
}
