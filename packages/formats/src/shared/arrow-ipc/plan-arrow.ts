import type { EncodedTable, EncoderRun, WrittenBlock } from '@populace/cells';
import { type Column, enumOption, integerOption, type Option, type OptionValues } from '@populace/core';
import { append, createByteBuffer, inUse } from '../bytes/byte-buffer.ts';
import { usualBlockRows } from '../columnar/block-rows.ts';
import { checkBlockBytes } from '../columnar/check-block-bytes.ts';
import { type ArrowColumn, type ColumnBuffers, planArrowColumn } from './arrow-column.ts';
import { writeDictionaryBatch, writeRecordBatch, writeSchema } from './messages.ts';

/** The options of both containers. */
export interface ArrowOptions {
  readonly words: Option<'text' | 'places'>;
  readonly rowsPerBatch: Option<number | undefined>;
}

export const arrowOptions: ArrowOptions = {
  words: enumOption(['text', 'places'], {
    default: 'text',
    summary: 'How words of lists are written: each as text, or as places in a dictionary, which is smaller.',
  }),
  rowsPerBatch: integerOption({
    min: 8,
    max: 2 ** 20,
    summary: 'Rows of a record batch, to a multiple of 8; if not said, 65,536, or fewer where rows are long.',
  }),
};

/** What stands around the messages. */
export interface ArrowContainer {
  readonly begin: Uint8Array;
  end(messages: ArrowMessages): Uint8Array;
}

/** The messages of a file as they stand in it. */
export interface ArrowMessages {
  readonly columns: readonly ArrowColumn[];
  readonly dictionaries: readonly ArrowBlock[];
  readonly batches: readonly ArrowBlock[];
}

/** Where a message stands: its first byte, the bytes before its body, those of the body. */
export interface ArrowBlock {
  readonly at: number;
  readonly headBytes: number;
  readonly bodyBytes: number;
}

/** Plans the encoding of columns as messages of Arrow's interprocess communication (IPC). Each block is a record batch. */
export function planArrow(
  columns: readonly Column[],
  { words, rowsPerBatch }: OptionValues<{ [Name in keyof ArrowOptions]: ArrowOptions[Name] }>,
  { facts, rows }: EncodedTable,
  container: ArrowContainer,
): EncoderRun {
  const batchRows = Math.ceil((rowsPerBatch ?? usualBlockRows(columns, 2 ** 16)) / 8) * 8;
  const planned = columns.map((column, place) =>
    planArrowColumn(column, facts.columns[place], { rows: rows.lo.length, batchRows, byPlace: words === 'places' }),
  );
  const head = headOf(planned, container.begin);
  const out = createByteBuffer(2 ** 16);
  return {
    begin: () => head.bytes,
    encode(n) {
      for (const column of planned) column.add(n);
      return new Uint8Array();
    },
    blocks: {
      rows: batchRows,
      close() {
        out.length = 0;
        const closed = planned.map((column) => column.close());
        checkBlockBytes(bytesOf(closed), { block: 'batch', option: 'rowsPerBatch' });
        const headBytes = writeRecordBatch(out, closed);
        return { bytes: inUse(out), summary: headBytes };
      },
    },
    end: (_, blocks) =>
      container.end({
        columns: planned,
        dictionaries: head.dictionaries,
        batches: batchesOf(blocks, head.bytes.length),
      }),
  };
}

/** What stands before the first batch: the schema, and the words of lists. */
function headOf(columns: readonly ArrowColumn[], begin: Uint8Array): { bytes: Uint8Array; dictionaries: ArrowBlock[] } {
  const out = createByteBuffer(2 ** 12);
  append(out, begin);
  writeSchema(out, columns);
  const dictionaries: ArrowBlock[] = [];
  for (const [place, { words }] of columns.entries()) {
    if (words === undefined) continue;
    const at = out.length;
    const headBytes = writeDictionaryBatch(out, place, words);
    dictionaries.push({ at, headBytes, bodyBytes: out.length - at - headBytes });
  }
  return { bytes: inUse(out), dictionaries };
}

function bytesOf(columns: readonly ColumnBuffers[]): number {
  return columns.reduce(
    (sum, { buffers, children }) => buffers.reduce((own, { length }) => own + length, sum) + bytesOf(children),
    0,
  );
}

function batchesOf(blocks: readonly WrittenBlock[], begin: number): ArrowBlock[] {
  let at = begin;
  return blocks.map(({ bytes, summary }) => {
    // The blocks' summaries are those of `close`.
    const headBytes = summary as number;
    const block = { at, headBytes, bodyBytes: bytes - headBytes };
    at += bytes;
    return block;
  });
}
