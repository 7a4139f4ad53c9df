import { CodedError } from '@populace/core';

/** Compresses a whole buffer into one frame of Zstandard (RFC 8878), which says how long its content is. */
export type CompressZstd = (bytes: Uint8Array) => Uint8Array<ArrayBuffer>;

/** What the tools of Zstandard take by default. */
const LEVEL = 3;

/**
 * Loads Zstandard as WebAssembly, some 10 ms the first time in a thread. It gives the same bytes on every machine, which a library that
 * comes with Node or a browser would not from release to release.
 */
export function loadZstd(inflateRaw: InflateRaw): Promise<CompressZstd> {
  loaded ??= import('./zstd-wasm.gen.ts').then(({ zstdWasm }) => openZstd(zstdWasm, inflateRaw));
  return loaded;
}

/** Unpacks raw DEFLATE. */
export type InflateRaw = (bytes: Uint8Array) => Uint8Array<ArrayBuffer>;

let loaded: Promise<CompressZstd> | undefined;

/** What the module exports, under the names that its build gave. */
interface ZstdExports {
  readonly f: WebAssembly.Memory;
  /** Prepares the module. */
  readonly g: () => void;
  readonly isError: (code: number) => number;
  readonly bound: (size: number) => number;
  readonly compress: (target: number, room: number, source: number, size: number, level: number) => number;
  readonly allocate: (size: number) => number;
  readonly free: (place: number) => void;
}

async function openZstd(text: string, inflateRaw: InflateRaw): Promise<CompressZstd> {
  const packed = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const zstd = await instantiate(inflateRaw(packed));
  zstd.g();
  return (bytes) => {
    const room = zstd.bound(bytes.length);
    // One place for both: the source, and what it becomes behind it.
    const source = zstd.allocate(bytes.length + room);
    if (source === 0) throw new CodedError('internal', `Zstandard has no memory for ${bytes.length} bytes.`);
    try {
      const target = source + bytes.length;
      new Uint8Array(zstd.f.buffer).set(bytes, source);
      const length = zstd.compress(target, room, source, bytes.length, LEVEL) >>> 0;
      if (zstd.isError(length) !== 0) throw new CodedError('internal', `Zstandard failed with ${length}.`);
      // Memory may have moved meanwhile.
      return new Uint8Array(zstd.f.buffer).slice(target, target + length);
    } finally {
      zstd.free(source);
    }
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
  const exported = instance.exports as unknown as ZstdExports & Record<'h' | 'i' | 'm' | 's' | 't', never>;
  memory = exported.f;
  const { f, g, h: isError, i: bound, m: compress, s: allocate, t: free } = exported;
  return { f, g, isError, bound, compress, allocate, free };
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
