import { CodedError } from '@populace/core';
import type { Window } from '../columns/rows/window.ts';

/** One of several runs that make a world together. */
export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly of: number;
}

/** More shards would be more files than anybody can look after. */
export const MOST_SHARDS = 100_000;

/**
 * The rows of a shard: ⌊(index − 1) · rows / of⌋ to ⌊index · rows / of⌋, exact for any number of rows.
 * @throws CodedError `call/usage` where there is no such shard.
 */
export function shardWindow(rowCount: number, { index, of }: Shard): Window {
  if (!(Number.isInteger(of) && of >= 1 && of <= MOST_SHARDS && Number.isInteger(index) && index >= 1 && index <= of)) {
    const message = `There is no shard ${index} of ${of}: shards are 1 of N to N of N, and N is at most ${MOST_SHARDS}.`;
    throw new CodedError('call/usage', message);
  }
  // Rows times shards may pass 2^53.
  const edge = (shard: number): number => Number((BigInt(shard) * BigInt(rowCount)) / BigInt(of));
  const from = edge(index - 1);
  return { from, take: edge(index) - from };
}
