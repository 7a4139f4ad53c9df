/** How many lines are looked at. */
const LINES = 200;

/** Returns by how many spaces a text indents: the least that stands before a line, 2 where none does. */
export function indentOf(text: string): number {
  const widths = text
    .slice(0, 20_000)
    .split('\n', LINES)
    .map((line) => /^( +)[^\s#]/.exec(line)?.[1]?.length)
    .filter((width) => width !== undefined);
  return widths.length === 0 ? 2 : Math.min(...widths);
}

/** Returns the size of a text as UTF-8, without making it. */
export function bytesOf(text: string): number {
  let bytes = text.length;
  for (let place = 0; place < text.length; place++) {
    const unit = text.charCodeAt(place);
    // Two units of a pair are four bytes; a unit alone is two or three.
    if (unit > 0x7ff) bytes += unit >= 0xd800 && unit <= 0xdfff ? 1 : 2;
    else if (unit > 0x7f) bytes++;
  }
  return bytes;
}
