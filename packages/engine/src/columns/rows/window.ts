import { CodedError } from '@populace/core';

/** The rows of a table that are wanted. */
export interface Window {
  readonly from: number;
  readonly take: number;
}

/** Batches do not straddle multiples of this, so that the high word of rows changes only between them. */
const WORD = 2 ** 32;

/** Cuts a window into batches that begin, from the second on, on multiples of `batchRows`. */
export function* batchesOf({ from, take }: Window, batchRows: number): Generator<{ from: number; n: number }> {
  const end = from + take;
  let at = from;
  while (at < end) {
    const nextBatch = (Math.floor(at / batchRows) + 1) * batchRows;
    const nextWord = (Math.floor(at / WORD) + 1) * WORD;
    const to = Math.min(end, nextBatch, nextWord);
    yield { from: at, n: to - at };
    at = to;
  }
}

/** The window of a table that `from` and `take` ask for; what lies past the table's end is not there to be taken. */
export function windowOf(rowCount: number, asked: { from?: number | undefined; take?: number | undefined }): Window {
  const from = asked.from ?? 0;
  if (!Number.isSafeInteger(from) || from < 0) {
    throw new CodedError('call/usage', `from must be a whole number from 0 on, but is ${from}.`);
  }
  const left = Math.max(0, rowCount - from);
  const take = asked.take ?? left;
  if (!Number.isSafeInteger(take) || take < 0) {
    throw new CodedError('call/usage', `take must be a whole number from 0 on, but is ${take}.`);
  }
  return { from, take: Math.min(take, left) };
}
