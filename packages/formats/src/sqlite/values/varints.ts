// Whole numbers of SQLite: seven bits a byte, the greatest first; a ninth byte has eight (Database File Format, 1.6).

/** How many bytes a whole number within ±2^53 takes: 1 to 9. */
export function varintBytes(value: number): number {
  if (value < 0) return 9;
  let bytes = 1;
  for (let most = 128; value >= most; most *= 128) bytes++;
  return bytes;
}

/** Writes a whole number within ±2^53 from `at` on, and returns where it ends. */
export function putVarint(bytes: Uint8Array, at: number, value: number): number {
  if (value >= 0 && value < 128) {
    bytes[at] = value;
    return at + 1;
  }
  if (value < 0) return putNegative(bytes, at, value);
  const end = at + varintBytes(value);
  let rest = value;
  for (let place = end - 1; place >= at; place--) {
    const above = Math.floor(rest / 128);
    bytes[place] = (rest - above * 128) | (place === end - 1 ? 0 : 0x80);
    rest = above;
  }
  return end;
}

/** All 64 bits of two's complement. */
function putNegative(bytes: Uint8Array, at: number, value: number): number {
  // The division rounds down, so the rest is not negative.
  let rest = Math.floor(value / 256);
  bytes[at + 8] = value - rest * 256;
  for (let place = at + 7; place >= at; place--) {
    const above = Math.floor(rest / 128);
    bytes[place] = (rest - above * 128) | 0x80;
    rest = above;
  }
  return at + 9;
}

/** Reads a whole number that is not negative, as lengths and types are, from `at` on. */
export function varintAt(bytes: Uint8Array, at: number): number {
  let value = bytes[at] & 0x7f;
  for (let place = at; bytes[place] >= 0x80; ) value = value * 128 + (bytes[++place] & 0x7f);
  return value;
}

/** Where such a number ends that begins at `at`. */
export function varintEnd(bytes: Uint8Array, at: number): number {
  let end = at + 1;
  while (bytes[end - 1] >= 0x80) end++;
  return end;
}
