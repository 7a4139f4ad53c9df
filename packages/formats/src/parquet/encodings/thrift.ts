/** The types of fields in Thrift's compact protocol. */
const TYPE = { true: 1, false: 2, byte: 3, i16: 4, i32: 5, i64: 6, binary: 8, list: 9, struct: 12 } as const;

const texts = new TextEncoder();

/**
 * Writes structures in Thrift's compact protocol, which the pages' headers and the end of a Parquet file are written in (Apache Thrift,
 * "Thrift Compact protocol encoding"). Fields come in rising order of their numbers.
 */
export interface ThriftWriter {
  i16(field: number, value: number): void;
  i32(field: number, value: number): void;
  /** A whole number within ±2^52. */
  i64(field: number, value: number): void;
  i8(field: number, value: number): void;
  bool(field: number, value: boolean): void;
  binary(field: number, value: string | Uint8Array): void;
  struct(field: number, write: () => void): void;
  i32s(field: number, values: readonly number[]): void;
  strings(field: number, values: readonly string[]): void;
  structs<T>(field: number, values: readonly T[], write: (value: T) => void): void;
  /** The bytes of all, which end the outermost structure. */
  bytes(): Uint8Array;
}

/** Creates a writer whose fields are those of one structure. */
export function createThriftWriter(): ThriftWriter {
  const bytes: number[] = [];
  let last = 0;
  const varint = (value: number): void => {
    let rest = value;
    for (; rest > 0x7f; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 0x80);
    bytes.push(rest);
  };
  const zigzag = (value: number): void => varint(value < 0 ? -2 * value - 1 : 2 * value);
  const header = (field: number, type: number): void => {
    bytes.push(((field - last) << 4) | type);
    last = field;
  };
  const listHeader = (field: number, count: number, type: number): void => {
    header(field, TYPE.list);
    if (count < 15) bytes.push((count << 4) | type);
    else {
      bytes.push(0xf0 | type);
      varint(count);
    }
  };
  const raw = (value: string | Uint8Array): void => {
    const encoded = typeof value === 'string' ? texts.encode(value) : value;
    varint(encoded.length);
    for (const byte of encoded) bytes.push(byte);
  };
  const nested = (write: () => void): void => {
    const outer = last;
    last = 0;
    write();
    bytes.push(0);
    last = outer;
  };
  const number = (type: number) => (field: number, value: number) => {
    header(field, type);
    zigzag(value);
  };
  return {
    i16: number(TYPE.i16),
    i32: number(TYPE.i32),
    i64: number(TYPE.i64),
    i8(field, value) {
      header(field, TYPE.byte);
      bytes.push(value & 0xff);
    },
    bool: (field, value) => header(field, value ? TYPE.true : TYPE.false),
    binary(field, value) {
      header(field, TYPE.binary);
      raw(value);
    },
    struct(field, write) {
      header(field, TYPE.struct);
      nested(write);
    },
    i32s(field, values) {
      listHeader(field, values.length, TYPE.i32);
      for (const value of values) zigzag(value);
    },
    strings(field, values) {
      listHeader(field, values.length, TYPE.binary);
      for (const value of values) raw(value);
    },
    structs(field, values, write) {
      listHeader(field, values.length, TYPE.struct);
      for (const value of values) nested(() => write(value));
    },
    bytes: () => Uint8Array.from([...bytes, 0]),
  };
}
