import {
  type CST,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { SourceRefusal } from './compose-source.ts';
import { sourceLimits } from './source-limits.ts';
import type { SourceElement, SourceEntry, SourceMap, SourceNode, SourceScalar } from './source-tree.ts';

/** Aliases written out may make a tree large, so what they repeat is counted. */
const MOST_REPEATED = 20_000;

/** Thrown where a tree is no document. */
export class SourceFault extends Error {
  readonly reason: SourceRefusal;
  readonly offset: number;

  constructor(reason: SourceRefusal, offset: number) {
    super(reason);
    this.name = 'SourceFault';
    this.reason = reason;
    this.offset = offset;
  }
}

interface Walk {
  readonly anchors: Map<string, Node>;
  /** Anchored nodes that are being converted: an alias to one of them stands within itself. */
  readonly open: Set<Node>;
  aliasDepth: number;
  repeated: number;
}

/**
 * Converts the parser's tree to ours: texts as keys, aliases as what they repeat, exact ends.
 * @throws SourceFault for duplicate keys, keys that are no text, aliases without an anchor, and trees that grow too large.
 */
export function convertSource(root: Node): SourceNode {
  return convert(root, 0, { anchors: new Map(), open: new Set(), aliasDepth: 0, repeated: 0 });
}

function convert(node: Node, depth: number, walk: Walk): SourceNode {
  const start = node.range?.[0] ?? 0;
  if (walk.aliasDepth > 0) walk.repeated++;
  if (walk.repeated > MOST_REPEATED) throw new SourceFault('size', start);
  if (depth > sourceLimits.depth) throw new SourceFault('depth', start);
  if (isAlias(node)) return convertAlias(node.source, node, depth, walk);
  const anchor = isScalar(node) || isMap(node) || isSeq(node) ? node.anchor : undefined;
  if (anchor === undefined) return convertContent(node, depth, walk);
  if (walk.aliasDepth === 0) walk.anchors.set(anchor, node);
  walk.open.add(node);
  const converted = convertContent(node, depth, walk);
  walk.open.delete(node);
  return { ...converted, anchored: true };
}

function convertAlias(name: string, alias: Node, depth: number, walk: Walk): SourceNode {
  const target = walk.anchors.get(name);
  const [start = 0, end = start] = alias.range ?? [];
  if (target === undefined || walk.open.has(target)) throw new SourceFault('syntax', start);
  walk.aliasDepth++;
  const converted = convert(target, depth, walk);
  walk.aliasDepth--;
  return { ...converted, start, end, alias: true, anchored: false };
}

function convertContent(node: Node, depth: number, walk: Walk): SourceNode {
  if (isMap(node)) return convertMap(node, depth, walk);
  if (isSeq(node)) return convertList(node, depth, walk);
  if (isScalar(node)) return convertScalar(node);
  throw new SourceFault('shape', node.range?.[0] ?? 0);
}

const DIGITS = /^-?[0-9]{1,64}$/;

const STYLES: Readonly<Record<string, SourceScalar['style']>> = {
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'block',
  BLOCK_FOLDED: 'block',
};

function convertScalar({ value, source, type, range }: Scalar): SourceScalar {
  const [start = 0, end = start] = range ?? [];
  const style = STYLES[type ?? ''] ?? 'plain';
  const known = { kind: 'scalar', style, start, end, alias: false, anchored: false } as const;
  if (typeof value === 'string') return { ...known, value, text: value };
  const text = source ?? String(value);
  if (typeof value === 'boolean') return { ...known, value, text };
  if (typeof value !== 'number') return { ...known, value: null, text };
  const isLong = Math.abs(value) > Number.MAX_SAFE_INTEGER && DIGITS.test(text);
  return { ...known, value: isLong ? BigInt(text) : value + 0, text };
}

function convertMap(map: YAMLMap, depth: number, walk: Walk): SourceMap {
  const [start = 0, end = start] = map.range ?? [];
  const seen = new Set<string>();
  const entries = map.items.map((pair) => {
    const entry = convertPair(pair, depth, walk);
    if (seen.has(entry.key)) throw new SourceFault('duplicate-key', entry.start);
    seen.add(entry.key);
    return entry;
  });
  const flow = map.flow === true;
  const known = { kind: 'map', flow, entries, alias: false, anchored: false } as const;
  return flow ? { ...known, start, end } : { ...known, start, end: entries.at(-1)?.end ?? start };
}

function convertPair(pair: Pair, depth: number, walk: Walk): SourceEntry {
  const { key } = pair;
  const token: CST.CollectionItem | undefined = pair.srcToken;
  const colon = token?.sep?.find(({ type }) => type === 'map-value-ind');
  const keyRange = rangeOfKey(key, colon);
  const colonEnd = colon === undefined ? keyRange.end : colon.offset + colon.source.length;
  const value = isNode(pair.value) ? convert(pair.value, depth + 1, walk) : absent(colonEnd);
  // What the parser makes of nothing may stand behind blanks and comments; ours stands at the colon.
  const isNothing = value.kind === 'scalar' && value.style === 'plain' && value.text === '';
  const placed = isNothing ? absent(colonEnd) : value;
  return { key: textOfKey(key), keyRange, colonEnd, value: placed, start: keyRange.start, end: placed.end };
}

function rangeOfKey(
  key: unknown,
  colon: CST.SourceToken | undefined,
): { readonly start: number; readonly end: number } {
  const range = isNode(key) ? key.range : undefined;
  const start = range?.[0] ?? colon?.offset ?? 0;
  return { start, end: range?.[1] ?? start };
}

function textOfKey(key: unknown): string {
  if (key === null || key === undefined) return '';
  if (!isScalar(key)) throw new SourceFault('syntax', isNode(key) ? (key.range?.[0] ?? 0) : 0);
  return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
}

function convertList(list: YAMLSeq, depth: number, walk: Walk): SourceNode {
  const [start = 0, end = start] = list.range ?? [];
  const flow = list.flow === true;
  const dashes = flow ? [] : dashesOf(list);
  const items: SourceElement[] = [];
  for (const item of list.items) {
    if (!isNode(item)) continue;
    const value = convert(item, depth + 1, walk);
    const dash = dashes[items.length];
    const placed = value.kind === 'scalar' && value.style === 'plain' && value.text === '' && dash !== undefined;
    const ended = placed ? absent(dash + 1) : value;
    items.push({ value: ended, start: dash ?? ended.start, end: ended.end });
  }
  const known = { kind: 'list', flow, items, alias: false, anchored: false } as const;
  return flow ? { ...known, start, end } : { ...known, start, end: items.at(-1)?.end ?? start };
}

/** The offsets of the dashes of a list in lines. */
function dashesOf({ srcToken }: YAMLSeq): readonly number[] {
  if (srcToken?.type !== 'block-seq') return [];
  return srcToken.items.flatMap(({ start }) => {
    const dash = start.find(({ type }) => type === 'seq-item-ind');
    return dash === undefined ? [] : [dash.offset];
  });
}

function absent(at: number): SourceScalar {
  return { kind: 'scalar', value: null, text: '', style: 'plain', start: at, end: at, alias: false, anchored: false };
}

function isNode(value: unknown): value is Node {
  return isScalar(value) || isMap(value) || isSeq(value) || isAlias(value);
}
