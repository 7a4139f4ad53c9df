import type { DocumentTree, TreeList, TreeMap } from '../tree/tree.ts';
import { type Chunk, type Collection, collectionOf, gapBefore } from './collection.ts';
import type { TextChange } from './write-tree.ts';

type Parts = TreeMap | TreeList;

/** A part to be put in: its text, the further lines of which are indented by `indent` and what they need. */
export type WritePart = (indent: string) => string;

/**
 * Puts parts in before the one at `index`, or at the end, of a map or a list that has parts already. `spaced` is whether a blank line
 * parts them where there is but one so far.
 */
export function insertParts(
  tree: DocumentTree,
  node: Parts,
  index: number,
  { parts, comma = ', ', spaced = false }: { parts: readonly WritePart[]; comma?: string; spaced?: boolean },
): readonly TextChange[] {
  const { text } = tree;
  const collection = collectionOf(tree, node);
  const { chunks, indent, layout } = collection;
  const before = chunks[index - 1];
  const next = chunks[index];
  const written = parts.map((write) => write(indent));
  if (parts.length === 0) return [];
  if (layout === 'inline') {
    const between = separatorOf(text, collection, comma);
    if (next !== undefined) return [put(next.start, written.map((part) => part + between).join(''))];
    return [put(before?.end ?? node.end - 1, written.map((part) => between + part).join(''))];
  }
  const gap = usualGap(text, chunks, spaced);
  const lines = layout === 'lines' ? written : written.map((part) => `${part},`);
  if (next !== undefined) {
    // The first part of a compact map shares its line with a dash, so what comes before it goes there.
    if (collection.compact && index === 0) return [put(next.start, lines.map((part) => part + gap + indent).join(''))];
    return [put(next.start, lines.map((part) => indent + part + gap).join(''))];
  }
  if (before === undefined) return [];
  if (layout === 'lines') return [put(before.end, lines.map((part) => gap + indent + part).join(''))];
  return appendFlowLines(
    text,
    before,
    written.map((part) => gap + indent + part),
  );
}

function appendFlowLines(text: string, last: Chunk, parts: readonly string[]): readonly TextChange[] {
  const hasComma = text[last.partEnd] === ',';
  const added = parts.join(',') + (hasComma ? ',' : '');
  return [...(hasComma ? [] : [put(last.partEnd, ',')]), put(last.end, added)];
}

function put(at: number, text: string): TextChange {
  return { start: at, end: at, text };
}

/** What parts the first two parts in brackets, unless it has lines or comments. */
function separatorOf(text: string, { chunks }: Collection, otherwise: string): string {
  const separator = gapBefore(text, chunks, 1);
  return /^,[ \t]*$/.test(separator) ? separator : otherwise;
}

/** A line's end, and a blank line where most parts have one between them. */
function usualGap(text: string, chunks: readonly Chunk[], spaced: boolean): string {
  const gaps = chunks.slice(1).map((_, index) => gapBefore(text, chunks, index + 1));
  const blank = gaps.filter((gap) => /\n[ \t]*\r?\n/.test(gap)).length;
  return (gaps.length === 0 ? spaced : 2 * blank > gaps.length) ? '\n\n' : '\n';
}

/** A part of a new arrangement, and what stands between it and the one before it. */
interface Piece {
  readonly gap: string;
  readonly index: number;
}

/**
 * Takes parts out, with the comments that belong to them. Blank lines before them go with them, other comments stay.
 * Of a map or a list in lines, something must stay.
 */
export function removeParts(tree: DocumentTree, node: Parts, indexes: ReadonlySet<number>): readonly TextChange[] {
  const { text } = tree;
  const collection = collectionOf(tree, node);
  const inline = collection.layout === 'inline';
  const pieces: Piece[] = [];
  let kept = '';
  for (const index of collection.chunks.keys()) {
    const gap = gapBefore(text, collection.chunks, index);
    if (indexes.has(index)) kept += inline && kept !== '' ? withoutComma(commented(gap)) : commented(gap);
    else {
      const own = kept !== '' && inline ? withoutComma(commented(gap)) : commented(gap);
      pieces.push({ gap: kept === '' ? gap : kept + own, index });
      kept = '';
    }
  }
  const rest = inline ? withoutComma(kept) : kept.trimEnd();
  return [arranged(tree, collection, pieces, rest)];
}

/** Puts the parts into another order; `order` holds the index that each has now. Blank lines and other comments stay where they are. */
export function orderParts(tree: DocumentTree, node: Parts, order: readonly number[]): readonly TextChange[] {
  const collection = collectionOf(tree, node);
  const pieces = order.map((index, place) => ({ gap: gapBefore(tree.text, collection.chunks, place), index }));
  return [arranged(tree, collection, pieces, '')];
}

function arranged(tree: DocumentTree, collection: Collection, pieces: readonly Piece[], rest: string): TextChange {
  const { text } = tree;
  const { chunks } = collection;
  const bodies = pieces.map(({ gap, index }, place) => {
    const last = place === pieces.length - 1;
    if (place === 0) return firstBody(text, collection, { gap, index }, last);
    return gap + (collection.compact && index === 0 ? collection.indent : '') + bodyOf(text, collection, index, last);
  });
  return { start: chunks[0]?.start ?? 0, end: chunks.at(-1)?.end ?? 0, text: bodies.join('') + rest };
}

function firstBody(text: string, collection: Collection, { gap, index }: Piece, last: boolean): string {
  const body = bodyOf(text, collection, index, last);
  if (collection.layout === 'inline') return withoutComma(commented(gap)) + body;
  const above = commented(gap).replace(/^\s*?\n/, '');
  if (!collection.compact || index === 0) return above + body;
  return above === '' ? body.trimStart() : above.trimStart() + body;
}

/** The text of a part; in brackets with the comma that it needs at its new place. */
function bodyOf(text: string, { layout, chunks }: Collection, index: number, last: boolean): string {
  const chunk = chunks[index];
  if (chunk === undefined) return '';
  if (layout !== 'flow-lines') return text.slice(chunk.start, chunk.end);
  const hasComma = text[chunk.partEnd] === ',';
  const isOpen = last && text[chunks.at(-1)?.partEnd ?? 0] !== ',';
  const tail = text.slice(chunk.partEnd + (hasComma ? 1 : 0), chunk.end);
  return text.slice(chunk.start, chunk.partEnd) + (isOpen ? '' : ',') + tail;
}

/** What stands between two parts, if a comment is among it. */
function commented(gap: string): string {
  return gap.includes('#') ? gap : '';
}

function withoutComma(gap: string): string {
  return gap.replace(/^\s*,/, '');
}
