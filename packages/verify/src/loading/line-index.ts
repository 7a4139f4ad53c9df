/** The line of each row of a file, in memory that grows only where lines do not come evenly. */
export interface LineIndex {
  add(line: number): void;
  /** The line of a row, counted from the first of the file. */
  lineOf(row: number): number;
}

/** Rows that follow one another at an even distance are one stretch. */
interface Stretch {
  readonly row: number;
  readonly line: number;
  readonly stride: number;
}

/** Creates the index of a file whose rows are added in order. */
export function createLineIndex(): LineIndex {
  const stretches: Stretch[] = [];
  let count = 0;
  let before = 0;
  let last: Stretch | undefined;
  return {
    add(line) {
      const isOn = last !== undefined && line === last.line + last.stride * (count - last.row);
      if (!isOn) {
        // A stretch of one row takes its stride from the next.
        const isShort = last !== undefined && last.row === count - 1;
        last = isShort ? { row: count - 1, line: before, stride: line - before } : { row: count, line, stride: 1 };
        if (isShort) stretches[stretches.length - 1] = last;
        else stretches.push(last);
      }
      before = line;
      count++;
    },
    lineOf(row) {
      let [low, high] = [0, stretches.length - 1];
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (stretches[middle].row <= row) low = middle;
        else high = middle - 1;
      }
      const stretch = stretches[low];
      return stretch === undefined ? 1 : stretch.line + stretch.stride * (row - stretch.row);
    },
  };
}
