/** How the lines of a text end. */
export type LineEnd = '\n' | '\r\n';

/** Returns how the first line of a text ends; the editor itself knows lines only. */
export function lineEndOf(text: string): LineEnd {
  const first = text.indexOf('\n');
  return first > 0 && text[first - 1] === '\r' ? '\r\n' : '\n';
}

/** Returns a text as the editor holds it: with one kind of line end. */
export function withPlainLines(text: string): string {
  return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
}

/** Returns what the editor holds as the document has it. */
export function withLineEnds(text: string, lineEnd: LineEnd): string {
  return lineEnd === '\n' ? text : text.replaceAll('\n', lineEnd);
}
