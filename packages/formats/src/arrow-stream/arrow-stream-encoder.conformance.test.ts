import { sniffType } from '@populace/media-types';
import { batchOf, encodeToBytes, int32Cells, testTableFile } from '@populace/testkit';
import { RecordBatchReader } from 'apache-arrow';
import { describe, expect, it } from 'vitest';
import { readWithArrow } from '../shared/arrow-ipc/arrow-reader-for-tests.ts';
import { everyType, everyTypeTexts } from '../shared/columnar/every-type-for-tests.ts';
import { toMicroseconds } from '../shared/columnar/value-texts-for-tests.ts';
import { arrowStreamEncoder } from './arrow-stream-encoder.ts';

const smallBlocks = { rowsPerBatch: 8 };

testTableFile(arrowStreamEncoder, { readBack: readWithArrow, expected: toMicroseconds, smallBlocks });
testTableFile(arrowStreamEncoder, {
  options: { words: 'places' },
  readBack: readWithArrow,
  expected: toMicroseconds,
  smallBlocks,
  runs: 10,
});

describe('a stream of Arrow', () => {
  it('gives the edges of every type back', () => {
    const batch = batchOf(everyType());

    expect(readWithArrow(encodeToBytes(arrowStreamEncoder, batch), batch.columns)).toEqual(everyTypeTexts);
  });

  it('is read batch by batch, and ends', () => {
    const batch = batchOf({ n: int32Cells(Array.from({ length: 20 }, (_, row) => row)) });

    const bytes = encodeToBytes(arrowStreamEncoder, batch, { options: smallBlocks });
    const reader = RecordBatchReader.from(bytes);

    expect(reader.isStream()).toBe(true);
    expect([...reader].map(({ numRows }) => numRows)).toEqual([8, 8, 4]);
    expect(Buffer.from(bytes.subarray(-8)).toString('hex')).toBe('ffffffff00000000');
  });

  it('is known by its first bytes', () => {
    const bytes = encodeToBytes(arrowStreamEncoder, batchOf({ n: int32Cells([1]) }));

    expect(sniffType(bytes)[0]?.type).toBe('application/vnd.apache.arrow.stream');
  });
});
