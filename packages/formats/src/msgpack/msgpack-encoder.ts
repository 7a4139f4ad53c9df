import { createRowWriter, defineEncoder, type EncodedTable, type Encoder, type EncoderRun } from '@populace/cells';
import { CodedError, type Column, enumOption } from '@populace/core';
import { bytesAtom } from './bytes-atom.ts';
import { HEAD, headOf } from './heads.ts';
import type { MsgpackValues } from './msgpack-cell.ts';
import { nameOf, planValue } from './value-atoms.ts';

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
  const head = headOf(HEAD.list, rows);
  return () => head;
}

function planRows(
  columns: readonly Column[],
  values: MsgpackValues,
  { facts, rows }: EncodedTable,
): Pick<EncoderRun, 'encode' | 'end'> {
  const most = rows.lo.length;
  const members = columns.flatMap((column, place) =>
    planValue(column, nameOf(column), { values, rows: most, nullable: facts.columns[place].nullable }),
  );
  const write = createRowWriter([bytesAtom(headOf(HEAD.map, columns.length)), ...members]);
  return { encode: write, end: () => new Uint8Array() };
}
