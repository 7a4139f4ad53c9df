let table: Uint16Array | undefined;

/**
 * Returns the two lower-case hexadecimal digits of each byte; the first is the low byte. Made when first asked for. A table
 * of 65,536 numbers would halve the look-ups, but was not faster: its 256 KiB push other tables out of the cache.
 */
export function hexTable(): Uint16Array {
  if (table === undefined) {
    table = new Uint16Array(256);
    for (let byte = 0; byte < 256; byte++) table[byte] = digit(byte >> 4) | (digit(byte & 15) << 8);
  }
  return table;
}

function digit(nibble: number): number {
  return nibble < 10 ? 0x30 + nibble : 0x57 + nibble;
}
