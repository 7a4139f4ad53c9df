import {
  CodedError,
  type Column,
  defineEncoder,
  type EncodedTable,
  type Encoder,
  type EncoderRun,
  encodeUtf8,
  enumOption,
} from '@populace/core';
import { append, createByteBuffer, inUse, reserve } from '../bytes/byte-buffer.ts';
import { planPresence } from '../columnar/presence.ts';
import { copyTo, HEAD, MOST_HEAD_BYTES, writeHead } from './heads.ts';
import { type MsgpackCell, type MsgpackValues, planMsgpackCell } from './msgpack-cell.ts';

/** MessagePack: a map a row, from the names of columns to values, in the shortest form of each. */
export const msgpackEncoder: Encoder = defineEncoder({
  id: 'msgpack',
  summary: 'MessagePack: a map a row, one after the other or in an array.',
  contentType: 'application/vnd.msgpack',
  extensions: ['msgpack', 'mpk'],
  isText: false,
  options: {
    shape: enumOption(['stream', 'array'], {
      default: 'stream',
      summary: 'How rows stand: one after the other, to be read as they come, or in one array.',
    }),
    decimals: enumOption(['text', 'float'], {
      default: 'text',
      summary: 'How decimals are written: as text with all digits, or as floats, which keep 15.',
    }),
    moments: enumOption(['text', 'timestamp'], {
      default: 'text',
      summary: 'How points in time with a zone are written: as text, or as timestamps, an extension of the format.',
    }),
    json: enumOption(['values', 'text'], {
      default: 'values',
      summary: 'How JSON is written: as the values that it says, or as text.',
    }),
  },
  plan: (columns, { shape, ...values }, table) => {
    const run = planRows(columns, values, table);
    // A stream goes on with what is put behind it; an array says at its head how many there are.
    return shape === 'stream'
      ? { ...run, begin: () => new Uint8Array(), between: new Uint8Array() }
      : { ...run, begin: arrayHead(table.rowCount) };
  },
});

function arrayHead(rows: number): () => Uint8Array {
  if (rows >= 2 ** 32) {
    const message = `An array of MessagePack has fewer than 2^32 members, the table ${rows} rows; take shape: stream.`;
    throw new CodedError('format/cannot-hold', message);
  }
  const out = createByteBuffer(MOST_HEAD_BYTES);
  out.length = writeHead(out, HEAD.list, rows, 0);
  return () => inUse(out);
}

interface PlannedColumn {
  /** What stands before the value: the name; before it, in the first column, the head of the map. */
  readonly before: Uint8Array;
  readonly cell: MsgpackCell;
  readonly present: Uint8Array | undefined;
  fillPresent(n: number): void;
}

function planRows(
  columns: readonly Column[],
  values: MsgpackValues,
  { facts, rows }: EncodedTable,
): Pick<EncoderRun, 'encode' | 'end'> {
  const most = rows.lo.length;
  const planned = columns.map((column, place): PlannedColumn => {
    const presence = facts.columns[place].nullable ? planPresence(column.vector, most) : undefined;
    const present = presence?.present;
    return {
      before: nameOf(column, place === 0 ? columns.length : undefined),
      cell: planMsgpackCell(column, { values, rows: most, present }),
      present,
      fillPresent: (n) => presence?.fill(n),
    };
  });
  const beforeBytes = planned.reduce((sum, { before }) => sum + before.length, 0);
  const out = createByteBuffer(2 ** 16);
  return {
    encode(n) {
      out.length = 0;
      reserve(
        out,
        planned.reduce((sum, { cell, fillPresent }) => {
          fillPresent(n);
          // A null has a byte.
          return sum + n + cell.fill(n);
        }, n * beforeBytes),
      );
      for (let row = 0; row < n; row++) out.length = writeRow(out, planned, row);
      return inUse(out);
    },
    end: () => new Uint8Array(),
  };
}

function writeRow(out: ReturnType<typeof createByteBuffer>, columns: readonly PlannedColumn[], row: number): number {
  let at = out.length;
  for (let place = 0; place < columns.length; place++) {
    const { before, cell, present } = columns[place];
    at = copyTo(out, at, before, [0, before.length]);
    if (present !== undefined && present[row] === 0) out.bytes[at++] = 0xc0;
    else at = cell.write(out, row, at);
  }
  return at;
}

/** A column's name, behind the head of a map of so many members where that is said. */
function nameOf({ name }: Column, members: number | undefined): Uint8Array {
  const out = createByteBuffer(64);
  if (members !== undefined) out.length = writeHead(out, HEAD.map, members, 0);
  const text = encodeUtf8(name);
  reserve(out, MOST_HEAD_BYTES);
  out.length = writeHead(out, HEAD.text, text.length, out.length);
  append(out, text);
  return inUse(out);
}
