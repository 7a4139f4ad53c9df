import type { CellWriter } from './atom.ts';

/** Returns one writer for several. */
export function chain(writers: readonly CellWriter[]): CellWriter {
  const [first, second] = writers;
  if (first === undefined) return (_row, at) => at;
  if (second === undefined) return first;
  return (row, at) => {
    for (let place = 0; place < writers.length; place++) at = writers[place](row, at);
    return at;
  };
}
