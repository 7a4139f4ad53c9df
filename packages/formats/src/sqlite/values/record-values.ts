/**
 * How the values of a column are written into records, column by column: first each says how many bytes its type takes in the record's header
 * and its value behind that, then, when it is known where each record begins, all are put there. Rows without a value (0 in `present`, which
 * is absent where all have one) are passed over: who calls writes their nulls.
 */
export interface RecordValues {
  /** Takes the first `n` rows of the vector as they stand, and adds the bytes of each to those of its row. */
  measure(n: number, present: Uint8Array | undefined, heads: Int32Array, bodies: Int32Array): void;
  /** Writes types and values that were measured, each at its row's places, and moves these behind them. */
  write(n: number, present: Uint8Array | undefined, records: RecordPlaces): void;
}

/** Where records are written. */
export interface RecordPlaces {
  readonly bytes: Uint8Array;
  /** By row, the place of the next type, and of the next value. */
  readonly heads: Int32Array;
  readonly bodies: Int32Array;
}

// Types of values (Database File Format, 2.1).

/** A null. */
export const NULL_TYPE = 0;
/** A floating-point number of 8 bytes. */
export const FLOAT_TYPE = 7;
/** The type of bytes of the length 0; two more for each byte. */
export const BYTES_TYPE = 12;
/** The type of a text of the length 0; two more for each byte. */
export const TEXT_TYPE = 13;

/** The type of a whole number in as few bytes as hold it: 0 and 1 have types of their own. */
export function wholeType(hi: number, lo: number): number {
  if (hi !== lo >> 31) return (hi << 16) >> 16 === hi ? 5 : 6;
  if (lo === 0 || lo === 1) return 8 + lo;
  const bits = lo ^ (lo >> 31);
  if (bits < 0x80) return 1;
  if (bits < 0x8000) return 2;
  return bits < 0x800000 ? 3 : 4;
}

/** How many bytes a value of the types 0 to 9 takes. */
export const TYPE_BYTES: Uint8Array = Uint8Array.of(0, 1, 2, 3, 4, 6, 8, 8, 0, 0);

/** How many bytes a value of any type takes. */
export function valueBytes(type: number): number {
  return type < BYTES_TYPE ? TYPE_BYTES[type] : Math.floor((type - BYTES_TYPE) / 2);
}

/** The type of a whole number within ±2^53. */
export function wholeTypeOf(value: number): number {
  return wholeType(Math.floor(value / 2 ** 32), value | 0);
}

/** Writes a whole number within ±2^53 in the bytes of its type from `at` on, and returns where it ends. */
export function putWhole(bytes: Uint8Array, at: number, value: number, type: number): number {
  const end = at + TYPE_BYTES[type];
  let rest = value;
  for (let place = end - 1; place >= at; place--) {
    const above = Math.floor(rest / 256);
    bytes[place] = rest - above * 256;
    rest = above;
  }
  return end;
}
