import type { Text } from '@codemirror/state';
import type { Place } from '@populace/core';

/** A part of the text, by offsets. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Returns the word that a problem is about; undefined where its place is not in the text. */
export function rangeOfPlace(doc: Text, { line, column }: Place): Range | undefined {
  if (line === undefined || line < 1 || line > doc.lines) return undefined;
  const { text, from, to } = doc.line(line);
  const start = Math.min(Math.max(0, (column ?? 1) - 1), text.length);
  const length = wordLength(text.slice(start));
  if (length > 0) return { from: from + start, to: from + start + length };
  // Nothing stands there, such as after the colon of a key without a value: what stands before it is marked.
  const before = text.slice(0, start).trimEnd();
  return before === '' ? { from, to } : { from: from + before.length - 1, to: from + before.length };
}

/** A text in quotation marks, a bracket with what it holds, or a bare word up to what ends it. */
function wordLength(rest: string): number {
  const quoted = /^"(?:[^"\\]|\\.)*"?|^'(?:[^']|'')*'?/.exec(rest)?.[0];
  if (quoted !== undefined) return quoted.length;
  if (rest.startsWith('{') || rest.startsWith('[')) return bracketLength(rest);
  return /^(?:(?!:(?:\s|$)|\s#|[,\]}]).)*/.exec(rest)?.[0].trimEnd().length ?? 0;
}

function bracketLength(rest: string): number {
  let depth = 0;
  for (let place = 0; place < rest.length; place++) {
    const sign = rest[place];
    if (sign === '{' || sign === '[') depth++;
    if (sign === '}' || sign === ']') depth--;
    if (depth === 0) return place + 1;
  }
  return rest.trimEnd().length;
}
