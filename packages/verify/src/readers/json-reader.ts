import { defineReader, type Reader } from './define-reader.ts';
import { createRowTaker } from './json-row.ts';

/** A JSON array with an object a row. */
export const jsonReader: Reader = defineReader({
  id: 'json',
  async read(texts, reading) {
    const parts = createParts(createRowTaker(reading));
    for await (const text of texts) parts.take(text);
    if (!parts.isClosed()) reading.fault('verify/torn', parts.line(), 'the array is not closed: the file is cut off');
    else if (parts.isStrange()) reading.fault('verify/broken', 1, 'the file is no JSON array of objects');
  },
});

const [QUOTE, BACKSLASH, OPEN, CLOSE, LIST, END, LINE_END, BLANK, COMMA] = [...'"\\{}[]\n ,'].map((sign) =>
  sign.charCodeAt(0),
);

/** Finds the objects of an array in text that comes in pieces: JSON's own parser wants all of it at once. */
function createParts(take: (text: string, line: number) => void) {
  let rest = '';
  let line = 1;
  let begin = -1;
  let beginLine = 1;
  /** How deep the place is within the array's objects. */
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  let state: 'before' | 'within' | 'behind' = 'before';
  let isStrange = false;
  const open = (code: number, at: number): void => {
    if (depth === 0 && code === LIST && state === 'before') {
      state = 'within';
      return;
    }
    depth++;
    if (depth > 1) return;
    begin = at;
    beginLine = line;
    isStrange ||= code === LIST || state !== 'within';
  };
  const close = (code: number, at: number): void => {
    if (depth === 0) {
      if (code === END) state = 'behind';
      return;
    }
    depth--;
    if (depth > 0) return;
    take(rest.slice(begin, at + 1), beginLine);
    begin = -1;
  };
  /** Looks at a character outside texts. */
  const look = (code: number, at: number): void => {
    if (code === OPEN || code === LIST) open(code, at);
    else if (code === CLOSE || code === END) close(code, at);
    else if (depth === 0 && code > BLANK && code !== COMMA) isStrange = true;
  };
  const walk = (from: number): void => {
    for (let at = from; at < rest.length; at++) {
      const code = rest.charCodeAt(at);
      if (code === LINE_END) line++;
      if (isEscaped) isEscaped = false;
      else if (isText && code === BACKSLASH) isEscaped = true;
      else if (code === QUOTE) isText = !isText;
      else if (!isText) look(code, at);
    }
  };
  return {
    take(text: string): void {
      // Of what was seen before, only an object that is open is still needed.
      const unfinished = begin < 0 ? '' : rest.slice(begin);
      if (begin >= 0) begin = 0;
      rest = unfinished + text;
      walk(unfinished.length);
    },
    isClosed: () => state === 'behind' && depth === 0,
    isStrange: () => isStrange,
    line: () => line,
  };
}
