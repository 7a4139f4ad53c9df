import { CodedError } from '@populace/core';

/** Packs and unpacks whole buffers with Zstandard (RFC 8878). */
export interface Zstd {
  /** Makes one frame, which says how long its content is. */
  compress(bytes: Uint8Array): Uint8Array<ArrayBuffer>;
  /** Unpacks one frame with so many bytes of content; what is none throws. */
  decompress(frame: Uint8Array, contentBytes: number): Uint8Array<ArrayBuffer>;
}

/** What the tools of Zstandard take by default. */
const LEVEL = 3;

/**
 * Loads Zstandard as WebAssembly, some 10 ms the first time in a thread. It gives the same bytes on every machine, which a library that
 * comes with Node or a browser would not from release to release.
 */
export function loadZstd(inflateRaw: InflateRaw): Promise<Zstd> {
  loaded ??= import('./zstd-wasm.gen.ts').then(({ zstdWasm }) => openZstd(zstdWasm, inflateRaw));
  return loaded;
}

/** Unpacks raw DEFLATE. */
export type InflateRaw = (bytes: Uint8Array) => Uint8Array<ArrayBuffer>;

let loaded: Promise<Zstd> | undefined;

/** What the module exports, under the names that its build gave. */
interface ZstdExports {
  readonly f: WebAssembly.Memory;
  /** Prepares the module. */
  readonly g: () => void;
  readonly isError: (code: number) => number;
  readonly bound: (size: number) => number;
  readonly compress: (target: number, room: number, source: number, size: number, level: number) => number;
  readonly decompress: (target: number, room: number, source: number, size: number) => number;
  readonly allocate: (size: number) => number;
  readonly free: (place: number) => void;
}

async function openZstd(text: string, inflateRaw: InflateRaw): Promise<Zstd> {
  const packed = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const zstd = await instantiate(inflateRaw(packed));
  zstd.g();
  /** Has `work` read `bytes` and write into `room` bytes behind them; returns what it wrote. */
  const through = (bytes: Uint8Array, room: number, work: (target: number, source: number) => number) => {
    const source = zstd.allocate(bytes.length + room);
    if (source === 0) throw new CodedError('internal', `Zstandard has no memory for ${bytes.length + room} bytes.`);
    try {
      const target = source + bytes.length;
      new Uint8Array(zstd.f.buffer).set(bytes, source);
      const length = work(target, source) >>> 0;
      if (zstd.isError(length) !== 0) throw new Error('it is no whole frame of Zstandard');
      // Memory may have moved meanwhile.
      return new Uint8Array(zstd.f.buffer).slice(target, target + length);
    } finally {
      zstd.free(source);
    }
  };
  return {
    compress(bytes) {
      const room = zstd.bound(bytes.length);
      return through(bytes, room, (target, source) => zstd.compress(target, room, source, bytes.length, LEVEL));
    },
    decompress: (frame, room) =>
      through(frame, room, (target, source) => zstd.decompress(target, room, source, frame.length)),
  };
}

async function instantiate(wasm: Uint8Array<ArrayBuffer>): Promise<ZstdExports> {
  const stop = (): never => {
    throw new CodedError('internal', 'Zstandard stopped.');
  };
  let memory: WebAssembly.Memory | undefined;
  const grow = (size: number): number => (memory !== undefined && growTo(memory, size >>> 0) ? 1 : 0);
  // Exit, keep-alive, abort, timer, and more memory: all but the last are of programs, which this is none.
  const imports = { a: { a: stop, b: stop, c: stop, d: stop, e: grow } };
  const { instance } = await WebAssembly.instantiate(wasm, imports);
  // The module is the one that tools/data/zstd-wasm.mjs wants by its SHA-256, and these are its exports.
  const exported = instance.exports as unknown as ZstdExports & Record<'h' | 'i' | 'm' | 'r' | 's' | 't', never>;
  memory = exported.f;
  const { f, g, h: isError, i: bound, m: compress, r: decompress, s: allocate, t: free } = exported;
  return { f, g, isError, bound, compress, decompress, allocate, free };
}

function growTo(memory: WebAssembly.Memory, size: number): boolean {
  const missing = size - memory.buffer.byteLength;
  try {
    if (missing > 0) memory.grow(Math.ceil(missing / 2 ** 16));
    return true;
  } catch {
    // The module says so itself, by an allocation that fails.
    return false;
  }
}
