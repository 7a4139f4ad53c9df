import type { TextLine, TextLines } from './text-lines.ts';

/** A plain text by its lines. */
export function linesOfText(text: string): TextLines {
  let from = 0;
  const all = text.split('\n').map((line, index): TextLine => {
    const one = { from, to: from + line.length, number: index + 1, text: line };
    from = one.to + 1;
    return one;
  });
  const within = (low: number, high: number): string[] =>
    text
      .slice(low, high)
      .split(/(\n)/)
      .filter((piece) => piece !== '');
  const lineAt = (offset: number): TextLine => {
    const line = all.findLast((one) => one.from <= offset);
    if (line === undefined) throw new RangeError(`There is no offset ${offset}.`);
    return line;
  };
  return {
    length: text.length,
    lines: all.length,
    line: (number) => lineAt(all[number - 1]?.from ?? -1),
    lineAt,
    sliceString: (low, high) => text.slice(low, high),
    iterRange: (low, high) => (low <= high ? within(low, high) : within(high, low).toReversed()),
  };
}
