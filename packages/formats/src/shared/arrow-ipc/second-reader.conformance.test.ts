import { batchOf, bytesCells, encodeToBytes, int32Cells, testRowCounts } from '@populace/testkit';
import { tableFromIPC } from '@uwdata/flechette';
import { describe, expect, it } from 'vitest';
import { arrowEncoder } from '../../arrow/arrow-encoder.ts';
import { arrowStreamEncoder } from '../../arrow-stream/arrow-stream-encoder.ts';
import { everyType, everyTypeTexts } from '../columnar/every-type-for-tests.ts';
import { toMicroseconds } from '../columnar/value-texts-for-tests.ts';
import { readWithFlechette } from './second-reader-for-tests.ts';

const reader = 'Flechette';

for (const encoder of [arrowEncoder, arrowStreamEncoder]) {
  for (const options of [{}, { words: 'places' }]) {
    testRowCounts(encoder, { options, reader, readBack: readWithFlechette, expected: toMicroseconds });
  }

  describe(`${encoder.id} read by Flechette`, () => {
    it('gives the edges of every type back', () => {
      const batch = batchOf(everyType());

      expect(readWithFlechette(encodeToBytes(encoder, batch), batch.columns)).toEqual(everyTypeTexts);
    });

    it('has its columns where there is no row', () => {
      const bytes = encodeToBytes(encoder, batchOf({ n: int32Cells([]), text: bytesCells([]) }));

      expect(readWithFlechette(bytes, [])).toEqual([]);
      expect(tableFromIPC(bytes).schema.fields.map(({ name }) => name)).toEqual(['n', 'text']);
    });
  });
}
