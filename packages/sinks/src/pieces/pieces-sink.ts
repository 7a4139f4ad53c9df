import type { ByteSink } from '@populace/core';

/** A piece of the content that is compressed for itself. */
export interface Piece {
  readonly bytes: Uint8Array;
  /** The piece before it, which a compressor may refer to; undefined for the first. */
  readonly before: Uint8Array | undefined;
  readonly isLast: boolean;
}

/** What stands in the place of pieces. */
export interface PieceCoding {
  /** Stands before the first piece. */
  readonly head?: Uint8Array;
  /** Compresses a piece elsewhere; it is called for each in turn, and does not wait for the one before. */
  compress(piece: Piece): Promise<Uint8Array>;
  /** Stands after the last piece. */
  tail?(): Uint8Array;
}

/** Pieces are cut where so many bytes end, whoever wrote how much at once, so that the same content gives the same pieces. */
const PIECE_BYTES = 2 ** 20;
/** So many pieces may be on their way before `write` makes the writer wait: as many as threads of Node's own pool compress at once. */
const MOST_WAITING = 4;

/** Wraps a sink so that the content reaches it compressed: pieces side by side, written in their order. */
export function createPiecesSink(target: ByteSink, coding: PieceCoding): ByteSink {
  let [filling, length] = [new Uint8Array(0), 0];
  let before: Uint8Array | undefined;
  let failure: unknown;
  let waiting = 0;
  let wake: (() => void) | undefined;
  let writing: Promise<void> = Promise.resolve();

  /** Writes what comes, after all that was sent before. */
  const send = (coming: Promise<Uint8Array>): void => {
    waiting++;
    // Where an earlier one failed, nobody hears of this one.
    coming.catch(() => undefined);
    writing = writing
      .then(async () => {
        if (failure !== undefined) return;
        await target.write(await coming);
      })
      .catch((error: unknown) => {
        failure ??= error;
      })
      .then(() => {
        waiting--;
        wake?.();
      });
  };
  const sendPiece = (isLast: boolean): void => {
    const bytes = filling.subarray(0, length);
    send(coding.compress({ bytes, before, isLast }));
    before = bytes;
    [filling, length] = [new Uint8Array(isLast ? 0 : PIECE_BYTES), 0];
  };
  const check = (): void => {
    if (failure !== undefined) throw failure;
  };
  const take = (bytes: Uint8Array): number => {
    const taken = bytes.subarray(0, PIECE_BYTES - length);
    if (length + taken.length > filling.length) filling = grown(filling, length, length + taken.length);
    filling.set(taken, length);
    length += taken.length;
    return taken.length;
  };
  const room = async (): Promise<void> => {
    while (waiting >= MOST_WAITING && failure === undefined) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    check();
  };
  const takeAll = (bytes: Uint8Array): void | Promise<void> => {
    for (let at = 0; at < bytes.length; ) {
      // That a piece is full is no sign that it is not the last, so it waits for the next byte.
      if (length === PIECE_BYTES) {
        if (waiting >= MOST_WAITING) return room().then(() => takeAll(bytes.subarray(at)));
        sendPiece(false);
      }
      at += take(bytes.subarray(at));
    }
  };
  if (coding.head !== undefined) send(Promise.resolve(coding.head));
  return {
    write(bytes) {
      check();
      return takeAll(bytes);
    },
    async commit() {
      check();
      sendPiece(true);
      await writing;
      check();
      if (coding.tail !== undefined) await target.write(coding.tail());
      await target.commit();
    },
    async abort() {
      failure ??= new Error('The content was given up.');
      wake?.();
      await writing;
      await target.abort();
    },
  };
}

/** Twice as large until it has room, so that all copies together cost as much as one. */
function grown(buffer: Uint8Array<ArrayBuffer>, length: number, needed: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.min(PIECE_BYTES, Math.max(needed, buffer.length * 2)));
  larger.set(buffer.subarray(0, length));
  return larger;
}
