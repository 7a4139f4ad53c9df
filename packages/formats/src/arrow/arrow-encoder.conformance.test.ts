import { createDictionary } from '@populace/core';
import { batchOf, bytesCells, codesCells, encodeToBytes, int32Cells, testTableFile } from '@populace/testkit';
import { tableFromIPC } from 'apache-arrow';
import { describe, expect, it } from 'vitest';
import { readWithArrow } from '../shared/arrow-ipc/arrow-reader-for-tests.ts';
import { everyType, everyTypeTexts } from '../shared/columnar/every-type-for-tests.ts';
import { toMicroseconds } from '../shared/columnar/value-texts-for-tests.ts';
import { arrowEncoder } from './arrow-encoder.ts';

const smallBlocks = { rowsPerBatch: 8 };

for (const options of [{}, { words: 'places' }]) {
  testTableFile(arrowEncoder, {
    options,
    readBack: readWithArrow,
    expected: toMicroseconds,
    smallBlocks,
    mostRows: 100_000,
  });
}

describe('columns of Arrow', () => {
  it('have the types of the table', () => {
    const { schema } = tableFromIPC(encodeToBytes(arrowEncoder, batchOf(everyType())));

    expect(Object.fromEntries(schema.fields.map(({ name, type }) => [name, String(type)]))).toEqual({
      whole: 'Int32',
      wide: 'Int64',
      price: 'Decimal[18e+2]',
      exact: 'Decimal[18e+18]',
      float: 'Float64',
      yes: 'Bool',
      day: 'Date32<DAY>',
      second: 'Time32<MILLISECOND>',
      micro: 'Time64<MICROSECOND>',
      local: 'Timestamp<MILLISECOND>',
      moment: 'Timestamp<MICROSECOND, UTC>',
      id: 'FixedSizeBinary[16]',
      text: 'Utf8',
      word: 'Utf8',
      blob: 'Binary',
      json: 'Utf8',
      int8: 'Int8',
      int16: 'Int16',
      uint8: 'Uint8',
      uint16: 'Uint16',
      uint32: 'Uint32',
      uint64: 'Uint64',
      vast: 'Decimal[38e+10]',
    });
    expect(schema.fields.flatMap(({ name, metadata }) => [...metadata].map((entry) => [name, ...entry]))).toEqual([
      ['id', 'ARROW:extension:name', 'arrow.uuid'],
      ['id', 'ARROW:extension:metadata', ''],
      ['json', 'ARROW:extension:name', 'arrow.json'],
      ['json', 'ARROW:extension:metadata', ''],
    ]);
  });

  it('give the edges of every type back', () => {
    const batch = batchOf(everyType());

    expect(readWithArrow(encodeToBytes(arrowEncoder, batch), batch.columns)).toEqual(everyTypeTexts);
  });

  it('can be null where the table says so', () => {
    const batch = batchOf({ id: int32Cells([1, 2]), note: bytesCells(['x', null]) });

    const { schema } = tableFromIPC(encodeToBytes(arrowEncoder, batch));

    expect(schema.fields.map(({ nullable }) => nullable)).toEqual([false, true]);
  });

  it('stand in as many batches as their rows need, each with its nulls counted', () => {
    const batch = batchOf({ n: int32Cells([1, null, 3, 4, 5, 6, 7, null, 9]) });

    const { batches } = tableFromIPC(encodeToBytes(arrowEncoder, batch, { options: smallBlocks }));

    expect(batches.map(({ numRows, nullCount }) => [numRows, nullCount])).toEqual([
      [8, 0],
      [1, 0],
    ]);
    expect(batches.map(({ data }) => data.children[0]?.nullCount)).toEqual([2, 0]);
  });

  it('have the words of lists once where that is wished', () => {
    const batch = batchOf({ word: codesCells(['b', 'a', null, 'b']) });

    const table = tableFromIPC(encodeToBytes(arrowEncoder, batch, { options: { words: 'places' } }));

    expect(String(table.schema.fields[0]?.type)).toBe('Dictionary<Int32, Utf8>');
    expect(table.getChildAt(0)?.toArray()).toEqual(['b', 'a', null, 'b']);
  });

  it('have words once that stand in a list more than once, as towns of the same region do', () => {
    const dictionary = createDictionary(['Bavaria', 'Hesse', 'Bavaria', 'Hesse', 'Bavaria']);
    const vector = { kind: 'codes', codes: Int32Array.of(4, 1, 5, 0, 3), dictionary } as const;
    const batch = batchOf({ region: { type: { kind: 'string' }, vector, n: 5 } });

    const table = tableFromIPC(encodeToBytes(arrowEncoder, batch, { options: { words: 'places' } }));

    const region = table.getChildAt(0);
    expect(region?.toArray()).toEqual(['Bavaria', 'Hesse', null, 'Bavaria', 'Hesse']);
    expect(region?.data[0]?.dictionary?.toArray()).toEqual(['Bavaria', 'Hesse']);
  });

  it('refuse what is no value of their type before the first row', () => {
    const batch = batchOf({ n: codesCells(['a'], { kind: 'int32' }) });
    const message = 'Column "n" is int32, but "a" is none; give the column `type: string`.';

    expect(() => encodeToBytes(arrowEncoder, batch)).toThrow(
      expect.objectContaining({ code: 'format/cannot-hold', message }),
    );
  });
});

describe('a file of Arrow', () => {
  it('has its values at multiples of 64 bytes', () => {
    const batch = batchOf({ n: int32Cells([0x1a_2b_3c_4d]), text: bytesCells(['needle in a file']) });

    const bytes = Buffer.from(encodeToBytes(arrowEncoder, batch));

    expect(bytes.indexOf('4d3c2b1a', 'hex') % 64).toBe(0);
    expect(bytes.indexOf('needle') % 64).toBe(0);
  });

  it('begins and ends with its magic number', () => {
    const bytes = Buffer.from(encodeToBytes(arrowEncoder, batchOf({ n: int32Cells([1]) })));

    expect(bytes.subarray(0, 8).toString('latin1')).toBe('ARROW1\0\0');
    expect(bytes.subarray(-6).toString('latin1')).toBe('ARROW1');
  });
});
