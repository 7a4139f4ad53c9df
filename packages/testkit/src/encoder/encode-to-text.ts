import type { Encoder } from '@populace/cells';
import type { Batch } from '@populace/core';
import { type EncodeSettings, encodeToBytes } from './encode-to-bytes.ts';

/** How a batch is encoded, and how its bytes are read. */
interface TextSettings extends EncodeSettings {
  /** Reads the bytes, where they are not UTF-8. */
  readonly decode?: ((bytes: Uint8Array) => string) | undefined;
}

/** Returns the text of a batch in a format: head, rows, tail. */
export function encodeToText(encoder: Encoder, batch: Batch, settings: TextSettings = {}): string {
  return (settings.decode ?? decodeUtf8)(encodeToBytes(encoder, batch, settings));
}

/** Reads UTF-8, a byte order mark with it. */
export function decodeUtf8(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}
