/**
 * Maps and lists as the lines or words that they are written in, so that their parts can be put in, taken out and moved as they stand,
 * with the comments that belong to them: those at the end of their lines, directly above them, and below them where they are indented more.
 */
import type { DocumentTree, Span, TreeList, TreeMap } from '../tree/tree.ts';
import { columnOf } from '../write/flow-style.ts';
import { lineEnd, lineStart } from './write-tree.ts';

/** An entry of a map or an element of a list, from its first attached comment to the end of its last line. */
export interface Chunk extends Span {
  readonly partStart: number;
  readonly partEnd: number;
}

/**
 * `lines`: a part a line, without brackets. `flow-lines`: in brackets, a part a line, with commas at their ends. `inline`: in brackets,
 * anyhow.
 */
export interface Collection {
  readonly layout: 'lines' | 'flow-lines' | 'inline';
  readonly chunks: readonly Chunk[];
  /** What stands before each part on its line; the first may stand behind a dash or a key. */
  readonly indent: string;
  /** Whether the first part begins within a line, as in `- a: 1`. */
  readonly compact: boolean;
}

type Part = Span;

/** Finds how a map or a list is written. */
export function collectionOf(tree: DocumentTree, node: TreeMap | TreeList): Collection {
  const parts: readonly Part[] = node.kind === 'map' ? node.entries : node.items;
  const { text } = tree;
  if (node.flow && !areLines(text, node, parts)) {
    const chunks = parts.map(({ start, end }) => ({ start, end, partStart: start, partEnd: end }));
    return { layout: 'inline', chunks, indent: '', compact: false };
  }
  const chunks: Chunk[] = [];
  for (const part of parts) chunks.push(chunkOf(tree, part, chunks.at(-1)?.end ?? 0));
  const first = parts[0]?.start ?? node.start;
  const compact = !node.flow && text.slice(lineStart(text, first), first).trim() !== '';
  const indent = ' '.repeat(
    columnOf(text, first) - (text.startsWith('\uFEFF') && lineStart(text, first) === 1 ? 1 : 0),
  );
  return { layout: node.flow ? 'flow-lines' : 'lines', chunks, indent, compact };
}

function areLines(text: string, node: Span, parts: readonly Part[]): boolean {
  const close = lineStart(text, node.end - 1);
  return (
    parts.length > 0 &&
    text.slice(close, node.end - 1).trim() === '' &&
    parts.every(({ start, end }) => {
      const begins = text.slice(lineStart(text, start), start).trim() === '' && lineStart(text, start) > node.start;
      return begins && /^,?[ \t]*(?:#.*)?$/.test(text.slice(end, lineEnd(text, end)));
    })
  );
}

function chunkOf(tree: DocumentTree, { start, end }: Part, after: number): Chunk {
  const { text } = tree;
  const begin = lineStart(text, start);
  const compact = text.slice(begin, start).trim() !== '';
  // A text in lines ends behind its last line's end, which is no part of the chunk.
  const isText = text[end - 1] === '\n' && end > start;
  const own = isText ? lineEnd(text, end - 1) : lineEnd(text, end);
  return {
    start: compact ? start : withCommentsAbove(tree, begin, columnOf(text, start), after),
    end: withCommentsBelow(tree, isText && text[end - 2] === '\r' ? end - 2 : own, columnOf(text, start)),
    partStart: start,
    partEnd: end,
  };
}

/** The begin of the comments directly above a line that stand in its column. */
function withCommentsAbove({ text, comments }: DocumentTree, begin: number, column: number, after: number): number {
  let start = begin;
  for (;;) {
    const above = lineStart(text, start - 1);
    if (start === 0 || above < after || above >= start || !comments.includes(above + column)) return start;
    if (text.slice(above, above + column).trim() !== '') return start;
    start = above;
  }
}

/** The end of the comments below a line that are indented more than its column. */
function withCommentsBelow({ text, comments }: DocumentTree, end: number, column: number): number {
  let last = end;
  for (let at = text.indexOf('\n', end) + 1; at > 0; at = text.indexOf('\n', at) + 1) {
    const line = text.slice(at, lineEnd(text, at));
    const indent = line.length - line.trimStart().length;
    if (line.trim() === '') continue;
    if (indent <= column || !comments.includes(at + indent)) return last;
    last = at + line.length;
  }
  return last;
}

/** What stands between a chunk and the one before it. */
export function gapBefore(text: string, chunks: readonly Chunk[], index: number): string {
  const [before, chunk] = [chunks[index - 1], chunks[index]];
  return before === undefined || chunk === undefined ? '' : text.slice(before.end, chunk.start);
}
