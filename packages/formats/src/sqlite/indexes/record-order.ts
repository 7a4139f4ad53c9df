import { BYTES_TYPE, FLOAT_TYPE, NULL_TYPE, valueBytes } from '../values/record-values.ts';
import { varintAt, varintEnd } from '../values/varints.ts';

/** The order in which an index has its records. */
export interface RecordOrder {
  /** Compares two records of as many values, by where each begins: below 0 where the first stands before the second. */
  compare(a: Uint8Array, aBegin: number, b: Uint8Array, bBegin: number): number;
  /** Finds what tells most records apart at once; among equals `compare` decides. Values at the same place are all of one kind, or null. */
  rank(bytes: Uint8Array, begin: number, ranks: Ranks): void;
}

/** No record stands before one whose first rank is less, or whose second is where their first ranks are equal. */
export interface Ranks {
  first: number;
  second: number;
}

/** A value of a record. */
interface Value {
  bytes: Uint8Array;
  type: number;
  /** Where it stands. */
  at: number;
  size: number;
}

/** So many bytes of a text tell it from most others; a floating-point number holds them exactly. */
const RANKED_BYTES = 6;

/** Creates the order of SQLite: value by value, nulls, then numbers, then texts by their bytes (collation BINARY), then bytes. */
export function createRecordOrder(): RecordOrder {
  const a: Value = { bytes: new Uint8Array(), type: 0, at: 0, size: 0 };
  const b: Value = { ...a };
  const numberAt = createNumberReader();
  return {
    compare(aBytes, aBegin, bBytes, bBegin) {
      a.bytes = aBytes;
      b.bytes = bBytes;
      const end = aBegin + varintAt(aBytes, aBegin);
      let [aHead, bHead] = [varintEnd(aBytes, aBegin), varintEnd(bBytes, bBegin)];
      let [aBody, bBody] = [end, bBegin + varintAt(bBytes, bBegin)];
      while (aHead < end) {
        readValue(a, aHead, aBody);
        readValue(b, bHead, bBody);
        const order = compareValues(a, b, numberAt);
        if (order !== 0) return order;
        aHead = varintEnd(aBytes, aHead);
        bHead = varintEnd(bBytes, bHead);
        aBody += a.size;
        bBody += b.size;
      }
      return 0;
    },
    rank(bytes, begin, ranks) {
      const head = varintEnd(bytes, begin);
      a.bytes = bytes;
      readValue(a, head, begin + varintAt(bytes, begin));
      ranks.first = rankOf(a, numberAt);
      if (isText(a.type)) ranks.second = rankOfBytes(a, RANKED_BYTES);
      else if (a.type === EIGHT_BYTES) ranks.second = 0;
      else {
        // Equal ranks are equal values, so the next value decides; there is one, the number of the row.
        readValue(a, varintEnd(bytes, head), a.at + a.size);
        ranks.second = rankOf(a, numberAt);
      }
    },
  };
}

function rankOf(value: Value, numberAt: NumberAt): number {
  if (value.type === NULL_TYPE) return Number.NEGATIVE_INFINITY;
  return isText(value.type) ? rankOfBytes(value, 0) : numberAt(value.bytes, value.at, value.type);
}

/** Some bytes of a text as a number; where it has ended they are 0, the least. */
function rankOfBytes({ bytes, at, size }: Value, from: number): number {
  let rank = 0;
  for (let place = from; place < from + RANKED_BYTES; place++)
    rank = rank * 256 + (place < size ? bytes[at + place] : 0);
  return rank;
}

function readValue(value: Value, head: number, body: number): void {
  value.type = varintAt(value.bytes, head);
  value.at = body;
  value.size = valueBytes(value.type);
}

function compareValues(a: Value, b: Value, numberAt: NumberAt): number {
  const order = kindOf(a.type) - kindOf(b.type);
  if (order !== 0 || a.type === NULL_TYPE) return order;
  if (isText(a.type)) return compareBytes(a, b);
  const difference = numberAt(a.bytes, a.at, a.type) - numberAt(b.bytes, b.at, b.type);
  // Whole numbers beyond 2^53 may look the same when they are rounded; those of one sign are in the order of their bytes.
  return difference === 0 && a.type === EIGHT_BYTES && b.type === EIGHT_BYTES ? compareBytes(a, b) : difference;
}

/** Whether a value is a text, or bytes: both are compared by their bytes. */
function isText(type: number): boolean {
  return type >= BYTES_TYPE;
}

/** Nulls stand before numbers, these before texts, these before bytes. */
function kindOf(type: number): number {
  if (type === NULL_TYPE) return 0;
  if (!isText(type)) return 1;
  return type % 2 === 1 ? 2 : 3;
}

function compareBytes(a: Value, b: Value): number {
  const both = Math.min(a.size, b.size);
  for (let place = 0; place < both; place++) {
    const difference = a.bytes[a.at + place] - b.bytes[b.at + place];
    if (difference !== 0) return difference;
  }
  return a.size - b.size;
}

/** A whole number of eight bytes. */
const EIGHT_BYTES = 6;

type NumberAt = (bytes: Uint8Array, at: number, type: number) => number;

/** Reads numbers of the types 1 to 9; whole ones beyond 2^53 are rounded. */
function createNumberReader(): NumberAt {
  const view = new DataView(new ArrayBuffer(8));
  return (bytes, at, type) => {
    if (type >= 8) return type - 8;
    const size = valueBytes(type);
    if (type === FLOAT_TYPE) {
      for (let place = 0; place < size; place++) view.setUint8(place, bytes[at + place]);
      return view.getFloat64(0);
    }
    let value = (bytes[at] << 24) >> 24;
    for (let place = 1; place < size; place++) value = value * 256 + bytes[at + place];
    return value;
  };
}
