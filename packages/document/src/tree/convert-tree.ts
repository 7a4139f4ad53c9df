import { isAlias, isMap, isScalar, isSeq, type Node, type Scalar, type YAMLSeq } from 'yaml';
import { documentLimits } from '../text/limits.ts';
import type { TextFault } from '../text/text-fault.ts';
import { convertEntries, countEntry, isNode } from './convert-entries.ts';
import { absent, type Conversion, createWalk, spanOf, stop, type Walk } from './convert-walk.ts';
import { scalarOfNumber } from './scalar-of-number.ts';
import { isNothing, type Span, type TreeItem, type TreeNode, type TreeScalar } from './tree.ts';

/** A tree, absent where it is refused as a whole, and what is wrong with it. */
export interface ConvertedTree {
  readonly root?: TreeNode;
  readonly faults: readonly TextFault[];
}

/** Converts the parser's tree to ours: texts as keys, aliases as what they repeat within the limits, exact ends. */
export function convertTree(root: Node | null, at: Conversion): ConvertedTree {
  if (root === null) return { root: absent(at.shift), faults: [] };
  const walk = createWalk(at);
  const converted = convert(root, 0, walk);
  return walk.isStopped ? { faults: walk.faults } : { root: converted, faults: walk.faults };
}

function convert(node: Node, depth: number, walk: Walk): TreeNode {
  if (isAlias(node)) return convertAlias(node.source, spanOf(node, walk), depth, walk);
  const span = spanOf(node, walk);
  countRepeated(walk, span);
  if (depth > documentLimits.depth)
    stop(walk, 'depth', span.start, `Maps and lists are nested more than ${documentLimits.depth} levels deep`);
  if (walk.isStopped) return absent(span.start);
  const anchor = isScalar(node) || isMap(node) || isSeq(node) ? node.anchor : undefined;
  if (anchor === undefined) return convertContent(node, span, depth, walk);
  if (walk.aliasDepth === 0) walk.anchors.set(anchor, node);
  walk.open.add(node);
  const converted = convertContent(node, span, depth, walk);
  walk.open.delete(node);
  return { ...converted, anchored: true };
}

function countRepeated(walk: Walk, { start }: Span): void {
  if (walk.aliasDepth > 0) walk.repeated++;
  const most = walk.limits?.repeated ?? Number.POSITIVE_INFINITY;
  if (walk.repeated > most)
    stop(walk, 'size', start, `Aliases repeat more than ${most} values; write some of them out`);
}

function convertAlias(name: string, span: Span, depth: number, walk: Walk): TreeNode {
  const target = walk.anchors.get(name);
  if (target === undefined || walk.open.has(target)) {
    const reason = target === undefined ? 'has no anchor of that name before it' : 'stands within what it repeats';
    stop(walk, 'syntax', span.start, `The alias *${name.slice(0, 60)} ${reason}`);
    return absent(span.start);
  }
  walk.aliasDepth++;
  const converted = convert(target, depth, walk);
  walk.aliasDepth--;
  return { ...converted, ...span, alias: true, anchored: false };
}

function convertContent(node: Node, span: Span, depth: number, walk: Walk): TreeNode {
  const known = { ...span, alias: false, anchored: false, origin: span } as const;
  if (isMap(node)) {
    const entries = convertEntries(node, walk, (value) => convert(value, depth + 1, walk));
    const flow = node.flow === true;
    return { ...known, kind: 'map', flow, entries, end: flow ? span.end : (entries.at(-1)?.end ?? span.start) };
  }
  if (isSeq(node)) {
    const items = convertItems(node, depth, walk);
    const flow = node.flow === true;
    return { ...known, kind: 'list', flow, items, end: flow ? span.end : (items.at(-1)?.end ?? span.start) };
  }
  return isScalar(node) ? { ...known, ...convertScalar(node) } : absent(span.start);
}

const STYLES: Readonly<Record<string, TreeScalar['style']>> = {
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'block',
  BLOCK_FOLDED: 'block',
};

function convertScalar({ value, source, type }: Scalar): Pick<TreeScalar, 'kind' | 'value' | 'text' | 'style'> {
  const known = { kind: 'scalar', style: STYLES[type ?? ''] ?? 'plain' } as const;
  if (typeof value === 'string') return { ...known, value, text: value };
  const text = source ?? String(value);
  if (typeof value === 'number') return { ...known, value: scalarOfNumber(value, text), text };
  return { ...known, value: typeof value === 'boolean' ? value : null, text };
}

function convertItems(list: YAMLSeq, depth: number, walk: Walk): readonly TreeItem[] {
  const items: TreeItem[] = [];
  const dashes = list.flow === true ? [] : dashesOf(list, walk);
  for (const item of list.items) {
    if (!countEntry(walk, spanOf(list, walk).start)) break;
    // Pairs within a list are maps of one key to the parser, so that every item is a node.
    if (!isNode(item)) continue;
    walk.path.push(String(items.length));
    const value = convert(item, depth + 1, walk);
    walk.path.pop();
    const dash = dashes[items.length];
    const placed = dash !== undefined && isNothing(value) ? absent(dash + 1, value.origin) : value;
    items.push({ value: placed, start: dash ?? placed.start, end: placed.end });
  }
  return items;
}

/** The offsets of the dashes of a list in lines. */
function dashesOf({ srcToken }: YAMLSeq, { shift }: Walk): readonly number[] {
  if (srcToken?.type !== 'block-seq') return [];
  return srcToken.items.flatMap(({ start }) => {
    const dash = start.find(({ type }) => type === 'seq-item-ind');
    return dash === undefined ? [] : [dash.offset + shift];
  });
}
