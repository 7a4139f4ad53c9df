import type { DocumentTree, Span } from '../tree/tree.ts';

/** A part of a text that is replaced; where it is empty, something is put there. */
export interface TextChange extends Span {
  readonly text: string;
}

/**
 * Writes a tree as its text, with changes, none of which overlap; everything else stays byte for byte, but that a comment behind a change
 * keeps its column, where one above or below stands in the same.
 */
export function writeTree(tree: DocumentTree, changes: readonly TextChange[] = []): string {
  const ordered = [...changes, ...shiftComments(tree, changes)].sort((a, b) => a.start - b.start || a.end - b.end);
  const lineBreak = lineBreakOf(tree.text);
  let text = '';
  let at = 0;
  for (const change of ordered) {
    if (change.start < at) throw new Error('Changes of a document overlap.');
    text += tree.text.slice(at, change.start) + change.text.replaceAll(/\r?\n/g, lineBreak);
    at = change.end;
  }
  return text + tree.text.slice(at);
}

/** Changes of the blanks before comments whose lines change before them. */
function shiftComments({ text, comments }: DocumentTree, changes: readonly TextChange[]): readonly TextChange[] {
  return comments.flatMap((comment, index) => {
    const begin = text.lastIndexOf('\n', comment - 1) + 1;
    const before = changes.filter(({ start, end }) => start >= begin && end <= comment);
    if (before.length === 0 || before.some((change) => isOfLines(text, change))) return [];
    const isAligned = [comments[index - 1], comments[index + 1]].some((other) => standsBelow(text, comment, other));
    const gap = /[ \t]*$/.exec(text.slice(begin, comment))?.[0] ?? '';
    const start = comment - gap.length;
    if (!isAligned || gap.includes('\t') || before.some(({ end }) => end > start)) return [];
    const longer = before.reduce((sum, change) => sum + change.text.length - (change.end - change.start), 0);
    const wide = ' '.repeat(Math.max(2, gap.length - longer));
    return wide === gap ? [] : [{ start, end: comment, text: wide }];
  });
}

/** Whether two comments stand in neighbouring lines, one below the other. */
function standsBelow(text: string, comment: number, other: number | undefined): boolean {
  if (other === undefined) return false;
  const [first, second] = [Math.min(comment, other), Math.max(comment, other)];
  const end = text.indexOf('\n', first);
  const column = first - (text.lastIndexOf('\n', first - 1) + 1);
  return second === end + 1 + column;
}

function isOfLines(text: string, change: TextChange): boolean {
  return change.text.includes('\n') || text.slice(change.start, change.end).includes('\n');
}

/** The offset where the line of an offset begins, behind a byte order mark. */
export function lineStart(text: string, offset: number): number {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return start === 0 && text.startsWith('\uFEFF') ? Math.min(1, offset) : start;
}

/** The offset of the end of an offset's line, before its line feed and carriage return. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  if (end < 0) return text.length;
  return end > offset && text[end - 1] === '\r' ? end - 1 : end;
}

/** How lines of a text end. */
function lineBreakOf(text: string): string {
  const at = text.indexOf('\n');
  return at > 0 && text[at - 1] === '\r' ? '\r\n' : '\n';
}
