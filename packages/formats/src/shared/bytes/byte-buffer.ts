/** Bytes that grow at their end. Arrays and views are others after `reserve`. */
export interface ByteBuffer {
  bytes: Uint8Array<ArrayBuffer>;
  view: DataView;
  /** How many of the bytes are in use. */
  length: number;
}

/** Creates a buffer with room for so many bytes. */
export function createByteBuffer(room: number): ByteBuffer {
  const bytes = new Uint8Array(Math.max(64, room));
  return { bytes, view: new DataView(bytes.buffer), length: 0 };
}

/** Makes room for so many bytes more; the memory doubles where it has to grow. */
export function reserve(buffer: ByteBuffer, more: number): void {
  const needed = buffer.length + more;
  if (needed <= buffer.bytes.length) return;
  const bytes = new Uint8Array(Math.max(needed, buffer.bytes.length * 2));
  bytes.set(buffer.bytes.subarray(0, buffer.length));
  buffer.bytes = bytes;
  buffer.view = new DataView(bytes.buffer);
}

/** Puts bytes at the end. */
export function append(buffer: ByteBuffer, bytes: Uint8Array): void {
  reserve(buffer, bytes.length);
  buffer.bytes.set(bytes, buffer.length);
  buffer.length += bytes.length;
}

/** Bytes that a loop copies sooner than a call does. */
const FEW = 32;

/** Puts bytes [from, to) at the end. */
export function appendRange(buffer: ByteBuffer, bytes: Uint8Array, from: number, to: number): void {
  if (to - from > FEW) {
    append(buffer, bytes.subarray(from, to));
    return;
  }
  reserve(buffer, to - from);
  const { bytes: out } = buffer;
  for (let at = from; at < to; at++) out[buffer.length++] = bytes[at];
}

/** The bytes in use; they are the buffer's own. */
export function inUse({ bytes, length }: ByteBuffer): Uint8Array<ArrayBuffer> {
  return bytes.subarray(0, length);
}
