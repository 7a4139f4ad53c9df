/** A stretch of a text. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Whether its end is there; the last one of a text that was cut off has none. */
  readonly isClosed: boolean;
}

/** What stands between the commas of the list or object that a text is: commas within strings, objects and lists part nothing. */
export function* stretchesOf(text: string): Generator<Stretch> {
  const marks = /"(?:[^"\\]|\\.)*"|[[\]{},]/g;
  marks.lastIndex = text.search(/[[{]/) + 1;
  let from = marks.lastIndex;
  let depth = 0;
  for (let found = marks.exec(text); found !== null; found = marks.exec(text)) {
    const [mark] = found;
    if (mark === '{' || mark === '[') depth++;
    if (mark === '}' || mark === ']') depth--;
    if (depth < 0 || (depth === 0 && mark === ',')) {
      yield { from, to: found.index, isClosed: true };
      if (depth < 0) return;
      from = marks.lastIndex;
    }
  }
  yield { from, to: text.length, isClosed: false };
}
