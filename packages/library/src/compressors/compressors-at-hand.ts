import type { Compressors, Encoder } from '@populace/cells';
import { CodedError, type OptionShape, type OptionValues } from '@populace/core';
import type { CompressorOptions } from './load-compressors.ts';

/** Loads compressors. */
export type LoadCompressors = (options: CompressorOptions) => Promise<Compressors>;

interface AtHand extends CompressorOptions {
  readonly compressors: Compressors;
}

/** What was loaded once in this thread, as a module is. */
let atHand: AtHand | undefined;

/** Loads what the bytes of a format are packed with, if they are, unless it is there. */
export async function loadPacking(
  encoder: Encoder,
  options: OptionValues<OptionShape>,
  load: LoadCompressors,
): Promise<void> {
  const packing = encoder.packing?.(options);
  if (packing === undefined || isAtHand(packing)) return;
  const zstd = packing === 'zstd' || atHand?.zstd === true;
  atHand = { zstd, compressors: await load({ zstd }) };
}

/**
 * The compressors that a format may call.
 * @throws CodedError `call/usage` where it needs one that was not loaded.
 */
export function compressorsFor(encoder: Encoder, options: OptionValues<OptionShape>): Compressors {
  const packing = encoder.packing?.(options);
  if (packing === undefined) return none;
  if (atHand !== undefined && isAtHand(packing)) return atHand.compressors;
  const message = `What ${encoder.id} is packed with is loaded first: await loadFormat('${encoder.id}', options), or walk the bytes with for await.`;
  throw new CodedError('call/usage', message);
}

function isAtHand(packing: 'deflate' | 'zstd'): boolean {
  return atHand !== undefined && (packing === 'deflate' || atHand.zstd);
}

function refuse(): never {
  throw new CodedError('internal', 'A format packs bytes that does not say so.');
}

const none: Compressors = { deflateRaw: refuse, crc32: refuse, gzip: refuse, zstd: refuse };
