import { CodedError } from '@populace/core';
import { batchesOf, type Window } from '@populace/engine';
import { demandGoing, type PartMaker } from '@populace/output';
import { demandFewFiles } from '../plans/split.ts';
import { breathe } from '../workers/breathe.ts';

/** Cuts a window where so many rows end. A window without rows is one file. */
export function windowsOfRows(table: string, { from, take }: Window, rows: number): readonly Window[] {
  const count = Math.max(1, Math.ceil(take / rows));
  demandFewFiles(table, count);
  return Array.from({ length: count }, (_, at) => ({
    from: from + at * rows,
    take: Math.min(rows, take - at * rows),
  }));
}

/** What of a table is measured, and what may be in a file. */
export interface BytesSplit {
  readonly table: string;
  readonly window: Window;
  readonly maker: PartMaker;
  /** What a file has beside its rows (`frameOf`). */
  readonly frame: number;
  /** At most so many bytes a file, its head and tail with them, unless one row alone has more. */
  readonly most: number;
  readonly signal: AbortSignal | undefined;
}

/** Returns the windows of the files of a table that is split by bytes. */
export type CutBytes = (split: BytesSplit) => Promise<readonly Window[]>;

/**
 * Cuts a window where another row would make a file too large. All rows are made for it, and once more when they are written: so what
 * each file holds is known before the first is opened, and the files are made as any others.
 * @throws CodedError `run/cancelled`, `call/usage` for too many files.
 */
export async function windowsOfBytes(split: BytesSplit): Promise<readonly Window[]> {
  const { maker, window, frame, most, signal, table } = split;
  const windows: Window[] = [];
  let [from, take, bytes] = [window.from, 0, frame];
  const close = (): void => {
    windows.push({ from, take });
    demandFewFiles(table, windows.length);
    [from, take, bytes] = [from + take, 0, frame];
  };
  for (const batch of batchesOf(window, maker.batchRows)) {
    demandGoing(signal);
    for (let at = batch.from; at < batch.from + batch.n; ) {
      const left = batch.from + batch.n - at;
      const fitting = fittingRows(split, { from: at, take: left }, most - bytes);
      if (fitting.take > 0) {
        take += fitting.take;
        bytes += fitting.bytes;
        at += fitting.take;
        if (fitting.take === left) continue;
      }
      if (take > 0) close();
      else {
        // A row that is larger than a file may be has one for itself.
        [take, at] = [1, at + 1];
        close();
      }
    }
    await breathe();
  }
  if (take > 0 || windows.length === 0) close();
  return windows;
}

/**
 * Returns what a file has beside its rows, less what would stand before its first.
 * @throws CodedError `format/cannot-hold` where sizes of files do not add up from those of rows.
 */
export function frameOf(maker: PartMaker, format: string): number {
  if (maker.between === undefined || maker.blockRows !== undefined) {
    const message = `Files of the format ${format} cannot be cut by bytes: say how many rows each is to have (rows), or take csv or ndjson.`;
    throw new CodedError('format/cannot-hold', message);
  }
  return maker.head().length + maker.tail([]).length - maker.between.length;
}

/** The most rows of a window that have no more bytes than there is room for, counted with what stands between rows. */
function fittingRows({ maker, window }: BytesSplit, rows: Window, room: number): { take: number; bytes: number } {
  const between = maker.between?.length ?? 0;
  const bytesOf = (take: number): number => {
    const { length } = maker.part({ from: rows.from, take }).bytes;
    // Only the window's first row has nothing before it; here each is counted as if it had, so that all files are cut alike.
    return rows.from === window.from ? length + between : length;
  };
  const all = bytesOf(rows.take);
  if (all <= room) return { take: rows.take, bytes: all };
  let [low, high, bytes] = [0, rows.take, 0];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    const found = bytesOf(middle);
    if (found <= room) [low, bytes] = [middle, found];
    else high = middle;
  }
  return { take: low, bytes };
}
