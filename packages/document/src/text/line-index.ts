/** Finds lines and columns of offsets in a text. */
export interface LineIndex {
  /** Line and column from 1; columns count UTF-16 units, as editors do. */
  find(offset: number): { readonly line: number; readonly column: number };
  /** The offset where a line begins; undefined where there is no such line. */
  startOf(line: number): number | undefined;
}

/** Creates the index of a text; lines end with a line feed. */
export function createLineIndex(text: string): LineIndex {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return {
    find(offset) {
      let [low, high] = [0, starts.length - 1];
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if ((starts[middle] ?? 0) <= offset) low = middle;
        else high = middle - 1;
      }
      return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
    },
    startOf: (line) => starts[line - 1],
  };
}
