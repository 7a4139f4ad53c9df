import type { Source } from '../source/read-source.ts';
import type { SourceMap, SourceNode } from '../source/source-tree.ts';

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
}

/** Finds the style of a document by what it has. */
export function flowStyleOf({ text, root, json }: Source): FlowStyle {
  const maps = mapsOf(root);
  const braces = maps.filter(({ flow, entries }) => flow && entries.length > 0);
  const inline = braces.filter((map) => !isLined(text, map));
  const model = inline[0] ?? braces[0];
  const first = model?.entries[0];
  const [, second] = inline.find(({ entries }) => entries.length > 1)?.entries ?? [];
  const leaves = braces.filter(({ entries }) => entries.every(({ value }) => value.kind === 'scalar'));
  const compact = json && first !== undefined && text[first.colonEnd] !== ' ' && inline.length > 0;
  const leafLined = root.flow && 2 * leaves.filter((map) => isLined(text, map)).length > leaves.length;
  return {
    json,
    pad: (inline[0]?.entries[0]?.start ?? 2) - (inline[0]?.start ?? 0) === 1 ? '' : ' ',
    colon: compact ? ':' : ': ',
    comma: compact || (second !== undefined && text[second.start - 1] === ',') ? ',' : ', ',
    step: stepOf(text, root),
    lined: root.flow && isLined(text, root),
    leafLined,
  };
}

/** Whether the entries of a map in braces begin lines. */
export function isLined(text: string, { start, entries }: SourceMap): boolean {
  const first = entries[0];
  return first !== undefined && text.slice(start, first.start).includes('\n');
}

function mapsOf(node: SourceNode): readonly SourceMap[] {
  if (node.alias) return [];
  if (node.kind === 'list') return node.items.flatMap(({ value }) => mapsOf(value));
  if (node.kind === 'scalar') return [];
  return [node, ...node.entries.flatMap(({ value }) => mapsOf(value))];
}

/** The indentation of a level: that of the first map in lines. */
function stepOf(text: string, root: SourceMap): string {
  for (const { value, start } of root.entries) {
    if (value.kind !== 'map' || value.entries.length === 0) continue;
    const inner = columnOf(text, value.entries[0]?.start ?? 0) - columnOf(text, start);
    const begins = text.slice(start, value.entries[0]?.start ?? start).includes('\n');
    if (begins && inner > 0 && inner <= 8) return ' '.repeat(inner);
  }
  const [first] = root.entries;
  const isStep = root.flow && first !== undefined && isLined(text, root);
  return isStep ? ' '.repeat(Math.max(1, columnOf(text, first.start) - columnOf(text, root.start))) : '  ';
}

/** The column of an offset, from 0. */
export function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}
