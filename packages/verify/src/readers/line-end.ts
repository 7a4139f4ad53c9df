/** What ends the lines of a file. */
export type LineEnd = '\n' | '\r\n' | '\r';

/** By which characters a file of cells is parted. */
export interface Marks {
  /** The quotation mark, between two of which nothing is parted; undefined where cells have none. */
  readonly quote: string | undefined;
  /** Whether a backslash takes the character after it for itself; else a quotation mark within quotes is doubled. */
  readonly escapes: boolean;
}

/** A file whose line end is known. */
export interface EndedTexts {
  readonly lineEnd: LineEnd;
  /** All of its text, from the beginning. */
  readonly texts: AsyncIterable<string>;
}

const LINE_ENDS: Readonly<Record<string, LineEnd>> = { lf: '\n', crlf: '\r\n', cr: '\r' };

/**
 * Finds out what ends the lines of a file: what the options of its format say, else the first line end outside quotation marks. Those
 * within belong to values. No more than `most` characters are looked at.
 */
export async function withLineEnd(
  texts: AsyncIterable<string>,
  marks: Marks,
  { said, most }: { readonly said: unknown; readonly most: number },
): Promise<EndedTexts> {
  const known = typeof said === 'string' ? LINE_ENDS[said] : undefined;
  if (known !== undefined) return { lineEnd: known, texts };
  const pieces = texts[Symbol.asyncIterator]();
  const begun: string[] = [];
  const look = createLook(marks);
  let lineEnd: LineEnd | undefined;
  for (let size = 0; lineEnd === undefined && size <= most; ) {
    const { done, value } = await pieces.next();
    lineEnd = done ? look('', true) : look(value, false);
    if (done) break;
    begun.push(value);
    size += value.length;
  }
  return { lineEnd: lineEnd ?? '\n', texts: joined(begun, pieces) };
}

async function* joined(begun: readonly string[], others: AsyncIterator<string>): AsyncGenerator<string> {
  yield* begun;
  yield* { [Symbol.asyncIterator]: () => others };
}

/** Looks at a file piece by piece, until it returns the first line end. */
function createLook(marks: Marks): (text: string, isLast: boolean) => LineEnd | undefined {
  const isOutside = createOutside(marks);
  // A CR may be the first half of a line end whose other half is in the next piece.
  let isHalf = false;
  return (text, isLast) => {
    for (const character of text) {
      if (isHalf) return character === '\n' ? '\r\n' : '\r';
      const parts = isOutside(character);
      if (parts && character === '\n') return '\n';
      isHalf = parts && character === '\r';
    }
    return isHalf && isLast ? '\r' : undefined;
  };
}

/** Says of the characters of a file, one after the other, whether each stands outside quotation marks and nothing escapes it. */
export function createOutside({ quote, escapes }: Marks): (character: string | undefined) => boolean {
  let isOpen = false;
  let isEscaped = false;
  return (character) => {
    const wasEscaped = isEscaped;
    isEscaped = escapes && !wasEscaped && character === '\\';
    if (!wasEscaped && character === quote) isOpen = !isOpen;
    return !isOpen && !wasEscaped;
  };
}
