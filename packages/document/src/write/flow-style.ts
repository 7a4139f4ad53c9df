import { type DocumentTree, partsOf, type TreeList, type TreeMap, type TreeNode } from '../tree/tree.ts';

/** How a document writes maps in braces and lists in brackets. */
export interface FlowStyle {
  readonly json: boolean;
  /** Between braces and what they hold. */
  readonly pad: string;
  readonly colon: string;
  readonly comma: string;
  /** Indentation of one level. */
  readonly step: string;
  /** Whether braces that hold other braces are written over several lines. */
  readonly lined: boolean;
  /** Whether those that hold values alone are, too. */
  readonly leafLined: boolean;
  /** Whether texts stand without quotation marks only where no reader of any YAML takes them for anything else. */
  readonly cautious?: boolean;
}

/** How YAML is written where no document is there to be like. */
export const usualStyle: FlowStyle = {
  json: false,
  pad: ' ',
  colon: ': ',
  comma: ', ',
  step: '  ',
  lined: false,
  leafLined: false,
};

/** Finds the style of a document by what it has. */
export function flowStyleOf({ text, root, json }: DocumentTree): FlowStyle {
  const maps = mapsOf(root);
  const braces = maps.filter(({ flow, entries }) => flow && entries.length > 0);
  const inline = braces.filter((map) => !isLined(text, map));
  const model = inline[0] ?? braces[0];
  const first = model?.entries[0];
  const [, second] = inline.find(({ entries }) => entries.length > 1)?.entries ?? [];
  const leaves = braces.filter(({ entries }) => entries.every(({ value }) => value.kind === 'scalar'));
  const compact = json && first !== undefined && text[first.colonEnd] !== ' ' && inline.length > 0;
  const isFlow = root.kind !== 'scalar' && root.flow;
  const leafLined = isFlow && 2 * leaves.filter((map) => isLined(text, map)).length > leaves.length;
  return {
    json,
    pad: (inline[0]?.entries[0]?.start ?? 2) - (inline[0]?.start ?? 0) === 1 ? '' : ' ',
    colon: compact ? ':' : ': ',
    comma: compact || (second !== undefined && text[second.start - 1] === ',') ? ',' : ', ',
    step: stepOf(text, root),
    lined: isFlow && isLined(text, root),
    leafLined,
  };
}

/** Whether the parts of a map or list in brackets begin lines. */
function isLined(text: string, node: TreeMap | TreeList): boolean {
  const [first] = partsOf(node);
  return first !== undefined && text.slice(node.start, first.start).includes('\n');
}

function mapsOf(node: TreeNode): readonly TreeMap[] {
  if (node.alias) return [];
  if (node.kind === 'list') return node.items.flatMap(({ value }) => mapsOf(value));
  if (node.kind === 'scalar') return [];
  return [node, ...node.entries.flatMap(({ value }) => mapsOf(value))];
}

/** The indentation of a level: that of the first map in lines. */
function stepOf(text: string, root: TreeNode): string {
  const parts = partsOf(root);
  for (const { value, start } of parts) {
    if (value.kind !== 'map' || value.entries.length === 0) continue;
    const inner = columnOf(text, value.entries[0]?.start ?? 0) - columnOf(text, start);
    const begins = text.slice(start, value.entries[0]?.start ?? start).includes('\n');
    if (begins && inner > 0 && inner <= 8) return ' '.repeat(inner);
  }
  const [first] = parts;
  const isStep = first !== undefined && root.kind !== 'scalar' && root.flow && isLined(text, root);
  return isStep ? ' '.repeat(Math.max(1, columnOf(text, first.start) - columnOf(text, root.start))) : '  ';
}

/** The column of an offset, from 0. */
export function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}
