/** The polynomial of CRC-32 (ISO 3309), its highest power in the lowest bit: x^32 is left out. */
const POLYNOMIAL = 0xedb88320;
/** x^0 and x^8 in that order of bits. */
const ONE = 0x80000000;
const ONE_BYTE = 0x00800000;

let tables: Int32Array | undefined;

/** Returns the CRC-32 of bytes as in ZIP (APPNOTE 4.4.7), in [0, 2^32). */
export function crc32(bytes: Uint8Array): number {
  tables ??= createTables();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = bytes.length - (bytes.length % 8);
  let crc = -1;
  let at = 0;
  for (; at < whole; at += 8) crc = eightBytes(tables, crc ^ view.getInt32(at, true), view.getInt32(at + 4, true));
  for (; at < bytes.length; at++) crc = tables[(crc ^ bytes[at]) & 255] ^ (crc >>> 8);
  return ~crc >>> 0;
}

/**
 * Returns the CRC-32 of two texts of bytes one behind the other from that of each and the length of the second. Bytes that follow
 * multiply the remainder before them by x^8 each (the method of Mark Adler's `crc32_combine` in zlib).
 */
export function combineCrc32(first: number, second: number, secondLength: number): number {
  return (multiply(powerOfByte(secondLength), first) ^ second) >>> 0;
}

/** x^(8 length) modulo the polynomial, by squaring. */
function powerOfByte(length: number): number {
  let power = ONE;
  let square = ONE_BYTE;
  for (let rest = length; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) power = multiply(square, power);
    square = multiply(square, square);
  }
  return power;
}

/** The product of two polynomials over GF(2), modulo the polynomial. */
function multiply(one: number, other: number): number {
  let product = 0;
  let shifted = other;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if ((one & bit) !== 0) product ^= shifted;
    shifted = timesX(shifted);
  }
  return product;
}

function timesX(value: number): number {
  return (value & 1) === 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
}

/** Table k has what a byte does to the remainder when k more bytes follow it, so that eight bytes take one step. */
function createTables(): Int32Array {
  const made = new Int32Array(8 * 256);
  for (let byte = 0; byte < 256; byte++) {
    let value = byte;
    for (let bit = 0; bit < 8; bit++) value = timesX(value);
    made[byte] = value;
  }
  for (let place = 256; place < made.length; place++) {
    const before = made[place - 256];
    made[place] = made[before & 255] ^ (before >>> 8);
  }
  return made;
}

function eightBytes(table: Int32Array, low: number, high: number): number {
  return (
    table[1792 + (low & 255)] ^
    table[1536 + ((low >>> 8) & 255)] ^
    table[1280 + ((low >>> 16) & 255)] ^
    table[1024 + (low >>> 24)] ^
    table[768 + (high & 255)] ^
    table[512 + ((high >>> 8) & 255)] ^
    table[256 + ((high >>> 16) & 255)] ^
    table[high >>> 24]
  );
}
