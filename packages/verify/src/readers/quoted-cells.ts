/**
 * Says of each cell of a row whether it stands in quotation marks, which readers of CSV do not tell: by it an empty text and a null are
 * told apart. `raw` is the row as the file has it.
 */
export function quotedCells(raw: string, delimiter: string): readonly boolean[] {
  const quoted: boolean[] = [];
  let at = 0;
  for (;;) {
    const isQuoted = raw[at] === '"';
    quoted.push(isQuoted);
    if (isQuoted) at = behindQuotes(raw, at);
    const next = raw.indexOf(delimiter, at);
    if (next < 0) return quoted;
    at = next + 1;
  }
}

/** The place behind the quotation mark that closes the cell that begins at `from`; two in a row stand for one within. */
function behindQuotes(raw: string, from: number): number {
  let at = from + 1;
  for (;;) {
    const mark = raw.indexOf('"', at);
    if (mark < 0) return raw.length;
    if (raw[mark + 1] !== '"') return mark + 1;
    at = mark + 2;
  }
}
