import { quote } from '@populace/core';
import type { Shard } from '@populace/library';
import { usageError } from '../problems/usage.ts';

const MOST = 100_000;

/**
 * Reads `2/13`, the second of thirteen shards.
 * @throws CodedError `call/usage`.
 */
export function readShard(text: string): Shard {
  const [, index = 0, of = 0] = (/^([0-9]{1,6})\/([0-9]{1,6})$/.exec(text) ?? []).map(Number);
  if (index >= 1 && index <= of && of <= MOST) return { index, of };
  const message = `--shard must be I/N, such as 2/13, with I from 1 to N and N at most ${MOST}, but is ${quote(text)}.`;
  throw usageError(message);
}
