import { crc32 } from 'node:zlib';
import avro from 'avsc';
import { snappyUncompress } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { DAY_US, dateText, decimalText, momentText, timeText } from '../shared/columnar/value-texts-for-tests.ts';

/** An Avro file as avsc reads it. */
export interface AvroFile {
  readonly schema: unknown;
  readonly codec: string;
  readonly rows: readonly { readonly [name: string]: unknown }[];
}

/** Reads a file; values with a logical type are read by it. */
export function readAvro(bytes: Uint8Array): Promise<AvroFile> {
  return new Promise((resolve, reject) => {
    const rows: { [name: string]: unknown }[] = [];
    let head: unknown[] = [];
    const decoder = new avro.streams.BlockDecoder({ codecs, parseHook: readableType });
    decoder.on('metadata', (_, codec, header) => {
      head = [JSON.parse(header.meta['avro.schema'].toString()), codec];
    });
    decoder.on('data', (row) => rows.push(row));
    decoder.on('error', reject);
    decoder.on('end', () => resolve({ schema: head[0], codec: String(head[1]), rows }));
    decoder.end(Buffer.from(bytes));
  });
}

/** The rows of a file, each value as the text that stands for it in every format, times to the microsecond. */
export async function readAvroTexts(bytes: Uint8Array): Promise<unknown[][]> {
  const { rows } = await readAvro(bytes);
  return rows.map((row) => Object.values(row).map(textOf));
}

function textOf(value: unknown): unknown {
  if (value === null) return null;
  return Buffer.isBuffer(value) ? value.toString('base64') : String(value);
}

/** Whole numbers of 64 bits, exact. */
const long = avro.types.LongType.__with({
  fromBuffer: (buffer: Buffer) => buffer.readBigInt64LE(),
  toBuffer(number: bigint) {
    const buffer = Buffer.alloc(8);
    buffer.writeBigInt64LE(number);
    return buffer;
  },
  fromJSON: BigInt,
  toJSON: Number,
  isValid: (value: unknown) => typeof value === 'bigint',
  compare: (one: bigint, other: bigint) => Number(one - other),
});

type Attributes = { readonly [name: string]: unknown };

/** A logical type that is read only. */
function logicalType(read: (value: unknown, attributes: Attributes) => unknown) {
  return class extends avro.types.LogicalType {
    readonly #attributes: Attributes;
    constructor(schema: avro.Schema, options?: unknown) {
      super(schema, options);
      // A schema with a logical type is an object.
      this.#attributes = schema as unknown as Attributes;
    }
    protected override _fromValue(value: unknown): unknown {
      return read(value, this.#attributes);
    }
    protected override _toValue(): never {
      throw new Error('Nothing is written here.');
    }
  };
}

const micros = (value: unknown, unit: bigint): bigint => BigInt(value as number | bigint) * unit;

const logicalTypes = {
  date: logicalType((days) => dateText(micros(days, DAY_US))),
  decimal: logicalType((bytes, { precision, scale }) => {
    // Avro allows no more digits than these, and no scale beyond them.
    if (Number(scale) > Number(precision)) throw new Error('The scale is greater than the precision.');
    const value = BigInt(`0x${(bytes as Buffer).toString('hex')}`);
    return decimalText(BigInt.asIntN((bytes as Buffer).length * 8, value), Number(scale));
  }),
  uuid: logicalType((text) => text),
  'time-millis': logicalType((ms) => timeText(micros(ms, 1000n))),
  'time-micros': logicalType((us) => timeText(micros(us, 1n))),
  'timestamp-millis': logicalType((ms) => `${momentText(micros(ms, 1000n))}Z`),
  'timestamp-micros': logicalType((us) => `${momentText(micros(us, 1n))}Z`),
  'local-timestamp-millis': logicalType((ms) => momentText(micros(ms, 1000n))),
  'local-timestamp-micros': logicalType((us) => momentText(micros(us, 1n))),
};

function readableType(schema: avro.Schema): avro.Type {
  // What a logical type stands on is asked for a second time, with the same object.
  const asked = new Set<unknown>();
  return avro.Type.forSchema(schema, {
    logicalTypes,
    assertLogicalTypes: true,
    typeHook(part: unknown) {
      if (part === 'long' || asked.has(part)) return long;
      if (typeof part === 'object' && part !== null && 'type' in part && part.type === 'long') asked.add(part);
      return undefined;
    },
  });
}

type Decompress = (bytes: Buffer) => Uint8Array;

function codec(decompress: Decompress): avro.Codec {
  return (bytes, done) => {
    try {
      done(null, Buffer.from(decompress(bytes)));
    } catch (error) {
      done(error);
    }
  };
}

const codecs: avro.CodecOptions = {
  ...avro.streams.BlockDecoder.defaultCodecs(),
  snappy: codec((bytes) => {
    const output = new Uint8Array(rawLength(bytes));
    snappyUncompress(bytes.subarray(0, -4), output);
    if (crc32(output) !== bytes.readUInt32BE(bytes.length - 4)) throw new Error('The checksum is wrong.');
    return output;
  }),
  // The frames of tests say how long their content is.
  zstandard: codec((bytes) => compressors.ZSTD?.(bytes, bytes.readUInt32LE(5)) ?? bytes),
};

/** What Snappy says first: how long the bytes were. */
function rawLength(bytes: Uint8Array): number {
  let length = 0;
  for (const [place, byte] of bytes.entries()) {
    length += (byte & 0x7f) * 2 ** (7 * place);
    if (byte < 0x80) break;
  }
  return length;
}
