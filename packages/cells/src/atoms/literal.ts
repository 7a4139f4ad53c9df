import { encodeUtf8 } from '@populace/core';

/**
 * UTF-8 in slots of eight bytes, each a double, padded with zeros: the cheapest thing to copy in JavaScript. Doubles keep
 * the bytes because none is a NaN: that takes the byte 7F or FF after one of F0 to FF, which UTF-8 cannot contain.
 */
export interface Literal {
  readonly slots: Float64Array;
  /** In bytes. */
  readonly length: number;
}

/** Bytes that a copy in slots may write past its end. */
export const OVERRUN = 16;

/** Returns the slots of a text, at least one. */
export function createLiteral(text: string): Literal {
  const bytes = encodeUtf8(text);
  const slots = new Float64Array(Math.max(1, Math.ceil(bytes.length / 8)));
  packSlots(bytes, slots, 0);
  return { slots, length: bytes.length };
}

/** Puts bytes into slots from `slot` on; the bytes' order is that of memory on every machine. */
export function packSlots(bytes: Uint8Array, slots: Float64Array, slot: number): void {
  const padded = new Uint8Array(Math.ceil(bytes.length / 8) * 8);
  padded.set(bytes);
  const view = new DataView(padded.buffer);
  for (let at = 0; at < padded.length; at += 8) slots[slot++] = view.getFloat64(at, true);
}

const slotView = new DataView(new ArrayBuffer(8));

/** Returns the slot of an ASCII text of at most 8 characters; for tables, which need thousands. */
export function asciiSlot(text: string): number {
  for (let at = 0; at < 8; at++) slotView.setUint8(at, at < text.length ? text.charCodeAt(at) : 0);
  return slotView.getFloat64(0, true);
}
