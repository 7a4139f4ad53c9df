/** The numbers 0 to 9,999 as text. */
export interface NumberTable {
  /** Four digits with leading zeros; the first is the low byte, so a little-endian store writes them in order. */
  readonly digits: Int32Array;
  /** How many digits are left without leading zeros: 1 to 4. */
  readonly lengths: Uint8Array;
}

let table: NumberTable | undefined;

/** Returns the table, made when first asked for. */
export function numberTable(): NumberTable {
  table ??= createNumberTable();
  return table;
}

/** One addition an entry: the table is made before anything is compiled, so each operation counts. */
function createNumberTable(): NumberTable {
  const digits = new Int32Array(10_000);
  let number = 0;
  for (let hundreds = 0; hundreds < 100; hundreds++) {
    const upper = 0x30303030 + ((hundreds / 10) | 0) + ((hundreds % 10) << 8);
    for (let tens = 0; tens < 10; tens++) {
      const begin = upper + (tens << 16);
      for (let ones = 0; ones < 10; ones++) digits[number++] = begin + (ones << 24);
    }
  }
  const lengths = new Uint8Array(10_000).fill(4).fill(3, 0, 1000).fill(2, 0, 100).fill(1, 0, 10);
  return { digits, lengths };
}
