import { CodedError } from '@populace/core';
import { type Shard, shardWindow, type Window, windowOf } from '@populace/engine';

/** Which rows of every table a run writes. */
export interface RunWindow {
  readonly from?: number | undefined;
  readonly take?: number | undefined;
  /** The rows of this shard of each table; not together with `from` and `take`. */
  readonly shard?: Shard | undefined;
}

/**
 * The rows of a table that a run writes.
 * @throws CodedError `call/usage`.
 */
export function tableWindow(rowCount: number, { from, take, shard }: RunWindow): Window {
  if (shard === undefined) return windowOf(rowCount, { from, take });
  if (from === undefined && take === undefined) return shardWindow(rowCount, shard);
  const message = 'A shard says which rows are written: give either --shard, or --from and --take.';
  throw new CodedError('call/usage', message);
}
