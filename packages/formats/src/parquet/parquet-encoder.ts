import {
  type Compressors,
  defineEncoder,
  type EncodedTable,
  type Encoder,
  type EncoderRun,
  type Packing,
} from '@populace/cells';
import { booleanOption, type Column, enumOption, integerOption } from '@populace/core';
import { createByteBuffer, inUse, reserve } from '../shared/bytes/byte-buffer.ts';
import { usualBlockRows } from '../shared/columnar/block-rows.ts';
import { flatNames, leavesOf, type NameNode, nameTree } from '../shared/columnar/name-tree.ts';
import { createSnappy } from '../shared/compression/snappy.ts';
import { checkGroupBytes } from './chunks/column-chunk.ts';
import { type FileSettings, fileEnd, MAGIC, type WrittenGroup } from './file-end.ts';
import { type Codec, writePages } from './pages.ts';
import { planParquetColumn } from './parquet-column.ts';
import type { PlannedElement } from './planned-element.ts';
import { REPETITION, type SchemaElement } from './schema-element.ts';

type Compression = 'none' | 'snappy' | 'gzip' | 'zstd';

interface ParquetOptions {
  readonly compression: Compression;
  readonly values: 'plain' | 'delta';
  readonly nested: boolean;
  readonly rowsPerGroup: number | undefined;
}

/**
 * Apache Parquet (format 2.11): columns in groups of rows, texts of lists by dictionaries, with the range of each group's values, written
 * straight from the columns. Points in time are `timestamp` with or without UTC, decimals of up to 9 digits stand in 32 bits.
 */
export const parquetEncoder: Encoder = defineEncoder({
  id: 'parquet',
  summary: 'Apache Parquet: typed columns, for analytics.',
  contentType: 'application/vnd.apache.parquet',
  extensions: ['parquet'],
  isText: false,
  options: {
    compression: enumOption(['none', 'snappy', 'gzip', 'zstd'], {
      default: 'snappy',
      summary: 'How pages are compressed.',
    }),
    values: enumOption(['plain', 'delta'], {
      default: 'plain',
      summary:
        'How numbers and texts are written: plain, which every reader knows, or by differences, which is smaller.',
    }),
    nested: booleanOption({
      default: false,
      summary: 'Whether columns whose names have points (`address.city`) stand in structures.',
    }),
    rowsPerGroup: integerOption({
      min: 8,
      max: 2 ** 20,
      summary: 'Rows of a group, to a multiple of 8; if not said, 131,072, or fewer where rows are long.',
    }),
  },
  plan,
  packing: ({ compression }) => PACKINGS[compression],
});

const PACKINGS: Readonly<Record<Compression, Packing | undefined>> = {
  none: undefined,
  snappy: undefined,
  gzip: 'deflate',
  zstd: 'zstd',
};

function plan(
  columns: readonly Column[],
  options: ParquetOptions,
  { facts, rows, compressors }: EncodedTable,
): EncoderRun {
  const groupRows = Math.ceil((options.rowsPerGroup ?? usualBlockRows(columns, 2 ** 17)) / 8) * 8;
  const isDelta = options.values === 'delta';
  const planned = columns.map((column, place) =>
    planParquetColumn(column, facts.columns[place], { rows: rows.lo.length, groupRows, isDelta }),
  );
  const names = columns.map(({ name }) => name);
  const tree = options.nested ? nameTree(names) : flatNames(names);
  const codec = codecOf(options.compression, compressors);
  const settings: FileSettings = {
    elements: tree.map((node) => elementOf(node, planned)),
    codec: codec.id,
    version: isDelta ? 2 : 1,
  };
  const ordered = leavesOf(tree).flatMap(({ column }) => planned[column].leaves);
  const out = createByteBuffer(2 ** 16);
  return {
    begin: () => MAGIC,
    encode(n) {
      for (const column of planned) column.add(n);
      return new Uint8Array();
    },
    blocks: {
      rows: groupRows,
      close() {
        out.length = 0;
        const groups = ordered.map((leaf) => leaf.close());
        const bytes = groups.reduce((sum, group) => sum + group.bytes.length, 0);
        checkGroupBytes(bytes);
        // Room for all of them, so that nothing is copied while the memory of the first group grows.
        reserve(out, bytes);
        const summary = groups.map((group) => writePages(out, group, codec));
        return { bytes: inUse(out), summary };
      },
    },
    // The blocks' summaries are those of `close`.
    end: (_, blocks) => fileEnd(blocks as readonly WrittenGroup[], settings),
  };
}

/** A column has the name that is left of it within groups. */
function elementOf(node: NameNode, columns: readonly PlannedElement[]): SchemaElement {
  if (node.kind === 'leaf') return { ...columns[node.column].element, name: node.name };
  const members = node.members.map((member) => elementOf(member, columns));
  return { kind: 'group', name: node.name, repetition: REPETITION.required, members };
}

/** The numbers are those of `CompressionCodec`. */
function codecOf(compression: Compression, { gzip, zstd }: Compressors): Codec {
  switch (compression) {
    case 'none':
      return { id: 0, compress: (bytes) => bytes };
    case 'snappy':
      return { id: 1, compress: createSnappy() };
    case 'gzip':
      return { id: 2, compress: gzip };
    case 'zstd':
      return { id: 6, compress: zstd };
  }
}
