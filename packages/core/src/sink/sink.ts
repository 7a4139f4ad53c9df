/** A place to write to. Until `commit`, nobody sees anything under the final name; `abort` leaves nothing behind. */
export interface ByteSink {
  /** Takes the bytes before it returns or its promise settles; they may be overwritten after that. */
  write(bytes: Uint8Array): void | Promise<void>;
  /** Present where the first bytes can be written once more: puts these in the place of as many. */
  writeFront?(bytes: Uint8Array): void | Promise<void>;
  commit(): Promise<void>;
  abort(): Promise<void>;
}
