import { defineEncoder, type EncodedTable, type Encoder, type EncoderRun } from '@populace/cells';
import { booleanOption, CodedError, type Column, enumOption, integerOption, quote, textOption } from '@populace/core';
import { append, createByteBuffer, inUse } from '../shared/bytes/byte-buffer.ts';
import { usualBlockRows } from '../shared/columnar/block-rows.ts';
import { finestType } from '../shared/columnar/finest-type.ts';
import { flatNames, leavesOf, nameTree } from '../shared/columnar/name-tree.ts';
import { planAvroColumn } from './avro-column.ts';
import { isNamespace, type NameRule } from './avro-names.ts';
import { avroSchema } from './avro-schema.ts';
import { blockCodec, type Compression, PACKINGS } from './block-codec.ts';
import { fileHead, syncMarker } from './file-head.ts';
import { planRowBytes } from './row-bytes.ts';
import { appendCount } from './values/zigzag.ts';

interface AvroOptions {
  readonly compression: Compression;
  readonly names: NameRule;
  readonly namespace: string | undefined;
  readonly nested: boolean;
  readonly rowsPerBlock: number | undefined;
}

/**
 * Apache Avro object container files (1.12): rows in blocks behind the schema that they are read by, with logical types for dates, times,
 * decimals and UUIDs. The marker between blocks is made of the schema.
 */
export const avroEncoder: Encoder = defineEncoder({
  id: 'avro',
  summary: 'Apache Avro: typed rows with their schema, for streams and data lakes.',
  contentType: 'application/avro',
  extensions: ['avro'],
  isText: false,
  options: {
    compression: enumOption(['none', 'deflate', 'snappy', 'zstd'], {
      default: 'none',
      summary: 'How blocks are compressed; all readers know none and deflate.',
    }),
    names: enumOption(['strict', 'changed'], {
      default: 'strict',
      summary:
        'What happens to names that are not letters of ASCII, digits and _: they are refused, or changed and kept as `doc`.',
    }),
    namespace: textOption({ summary: "The namespace of the table's record, such as `com.example`." }),
    nested: booleanOption({
      default: false,
      summary: 'Whether columns whose names have points (`address.city`) stand in records.',
    }),
    rowsPerBlock: integerOption({
      min: 4,
      max: 2 ** 20,
      summary: 'Rows of a block, to a multiple of 4; if not said, 4,096, or fewer where rows are long.',
    }),
  },
  plan,
  packing: ({ compression }) => PACKINGS[compression],
});

function plan(given: readonly Column[], options: AvroOptions, { facts, rows, compressors }: EncodedTable): EncoderRun {
  checkNamespace(options);
  const columns = given.map((column) => ({ ...column, type: finestType(column) }));
  const names = columns.map(({ name }) => name);
  const tree = options.nested ? nameTree(names) : flatNames(names);
  const fields = columns.map(({ type, vector }, place) => ({ type, vector, nullable: facts.columns[place].nullable }));
  const schema = avroSchema({ table: facts.name, tree, fields }, { rule: options.names, namespace: options.namespace });
  const planned = leavesOf(tree).map(({ column }) => planAvroColumn(columns[column], fields[column], rows.lo.length));
  const appendRows = planRowBytes(planned, rows.lo.length);
  const codec = blockCodec(options.compression, compressors);
  const sync = syncMarker(schema);
  const held = createByteBuffer(2 ** 16);
  const block = createByteBuffer(2 ** 16);
  let count = 0;
  return {
    begin: () => fileHead(schema, codec.name, sync),
    encode(n) {
      appendRows(held, n);
      count += n;
      return new Uint8Array();
    },
    blocks: {
      rows: Math.ceil((options.rowsPerBlock ?? usualBlockRows(columns, 2 ** 12)) / 4) * 4,
      close() {
        const data = codec.compress(inUse(held));
        block.length = 0;
        appendCount(block, count);
        appendCount(block, data.length);
        append(block, data);
        append(block, sync);
        held.length = 0;
        count = 0;
        return { bytes: inUse(block), summary: undefined };
      },
    },
    end: () => new Uint8Array(),
  };
}

function checkNamespace({ namespace }: AvroOptions): void {
  if (namespace === undefined || isNamespace(namespace)) return;
  throw new CodedError(
    'format/invalid-option',
    `The namespace ${quote(namespace)} is none: it must be names with points between them, such as com.example.`,
  );
}
