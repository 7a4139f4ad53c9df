import { CodedError } from '@populace/core';
import { batchesOf, type Window } from '@populace/engine';
import type { MadePart, Part } from '../encode/part.ts';
import type { PartMaker } from '../encode/part-maker.ts';
import { PARTS_A_THREAD, type PartThreads } from './part-threads.ts';

/** Which rows parts are made of, and who makes them. */
export interface MakePartsOptions {
  /** The rows of all parts; they are within the window that `maker` was opened with. */
  readonly window: Window;
  /** The other threads. */
  readonly threads: PartThreads;
  /** Lets everything else run that waits, such as answers of the threads. */
  readonly breathe: () => Promise<void>;
}

/** Parts of this size take some milliseconds each: little to wait for, and much against the cost of a message. */
const PART_BYTES = 2 ** 20;
/** So many batches tell how large rows are. */
const FIRST_BATCHES = 8;
/** Where rows have next to no bytes, time must be the bound. */
const MOST_BATCHES = 256;

interface Ordered {
  readonly isOwn: boolean;
  readonly rows: Window;
  /** There from the beginning where this thread made it. */
  done?: MadePart;
  hasFailed?: boolean;
  /** Fails as the thread does that makes it. */
  readonly made: Promise<MadePart>;
}

/**
 * Has the parts of a window made by this thread and others, and returns them in their order. A part is valid until the next is requested;
 * nothing is made meanwhile. Each thread, this one too, has at most two parts that are not returned yet, so memory depends on the number of
 * threads alone. A row that fails ends the parts as it does where one thread makes all: after the batches before it, and with its own error,
 * whichever thread met it and whatever rows behind it failed sooner.
 */
export async function* makeParts(maker: PartMaker, options: MakePartsOptions): AsyncGenerator<Part> {
  const { threads, breathe } = options;
  const { first, rest } = cutFirst(options.window, maker);
  const begin = yield* inTurn(maker, makeHere(maker, first));
  const windows = cutRest(rest, maker, begin.bytes.length / first.take);
  const queue: Ordered[] = [];
  const spare: ArrayBuffer[] = [begin.bytes.buffer];
  let own = 0;
  let next = windows.next();
  for (;;) {
    // Nobody wants the rows behind one that has failed.
    if (queue.some(({ hasFailed }) => hasFailed)) next = { done: true, value: undefined };
    for (; !next.done && threads.hasRoom(); next = windows.next()) queue.push(askFor(threads, next.value));
    const [head] = queue;
    if (head === undefined && next.done) return;
    // Rather than wait for another thread, this one makes a part too.
    if (head?.done === undefined && own < PARTS_A_THREAD && !next.done) {
      queue.push(makeHere(maker, next.value, spare.pop()));
      own++;
      next = windows.next();
      await breathe();
      continue;
    }
    if (head === undefined) continue;
    const part = yield* inTurn(maker, head);
    queue.shift();
    if (head.isOwn) {
      own--;
      spare.push(part.bytes.buffer);
    } else threads.giveBack(part);
    await breathe();
  }
}

/** The first rows of a window, to a border of batches or blocks, and the rows after them. */
function cutFirst(window: Window, maker: PartMaker): { readonly first: Window; readonly rest: Window } {
  const { from } = window;
  const [{ n } = { n: 0 }] = batchesOf(window, maker.batchRows * FIRST_BATCHES);
  const take = maker.blockRows === undefined ? n : Math.min(maker.blockRows, window.take);
  return { first: { from, take }, rest: { from: from + take, take: window.take - take } };
}

/** Cuts rows at borders of batches, or into their blocks. */
function* cutRest({ from, take }: Window, maker: PartMaker, bytesARow: number): Generator<Window> {
  if (maker.blockRows === undefined) {
    const parts = batchesOf({ from, take }, rowsOfParts(maker.batchRows, bytesARow));
    for (const part of parts) yield { from: part.from, take: part.n };
    return;
  }
  const rows = maker.blockRows * Math.max(1, Math.floor(PART_BYTES / (maker.blockRows * bytesARow)));
  const { groupRows = Number.POSITIVE_INFINITY } = maker;
  // What came before these rows is one block, the first of its group.
  let inGroup = maker.blockRows % groupRows;
  for (let done = 0; done < take; ) {
    const part = Math.min(rows, take - done, groupRows - inGroup);
    yield { from: from + done, take: part };
    done += part;
    inGroup = (inGroup + part) % groupRows;
  }
}

/** A multiple of the batch, so that parts begin where batches do. */
function rowsOfParts(batchRows: number, bytesARow: number): number {
  const batches = Math.floor(PART_BYTES / (batchRows * bytesARow));
  return batchRows * Math.min(Math.max(1, batches), MOST_BATCHES);
}

function makeHere(maker: PartMaker, rows: Window, buffer?: ArrayBuffer): Ordered {
  try {
    const done = maker.part(rows, buffer);
    return { isOwn: true, rows, done, made: Promise.resolve(done) };
  } catch (error) {
    return failed({ isOwn: true, rows, hasFailed: true, made: Promise.reject(error) });
  }
}

function askFor(threads: PartThreads, rows: Window): Ordered {
  const part: Ordered = { isOwn: false, rows, made: threads.make(rows) };
  part.made.then(
    (done) => {
      part.done = done;
    },
    () => {
      part.hasFailed = true;
    },
  );
  return part;
}

/** Whoever comes to this part in its turn hears of its error; where an earlier one failed, nobody does. */
function failed(part: Ordered): Ordered {
  part.made.catch(() => undefined);
  return part;
}

/** Hands a part on when its turn has come. Where a row of it failed, the batches before that row come first, and then its error. */
async function* inTurn(maker: PartMaker, { made, rows }: Ordered): AsyncGenerator<Part, MadePart> {
  let part: MadePart;
  try {
    part = await made;
  } catch (error) {
    yield* batchesBefore(error, maker, rows);
    throw error;
  }
  yield part;
  return part;
}

/** Makes the rows of a part anew, batch by batch, where a row of it failed: ends as that row does. */
function* batchesBefore(error: unknown, maker: PartMaker, rows: Window): Generator<Part> {
  // A thread that has ended, or was told to, says nothing about rows.
  if (error instanceof CodedError && !['internal', 'run/cancelled'].includes(error.code)) yield* maker.pieces(rows);
}
