import { planColumnTexts } from '@populace/cells';
import { type Column, isWideDecimal } from '@populace/core';
import { planDoubles } from '../shared/columnar/doubles.ts';
import { planNumbers } from '../shared/columnar/numbers.ts';
import { isNumberType } from '../shared/columnar/stored-number.ts';
import { planUuids } from '../shared/columnar/uuids.ts';
import { planWideDecimals } from '../shared/columnar/wide-decimals.ts';
import { booleanChunk } from './chunks/boolean-chunk.ts';
import { bytesChunk } from './chunks/bytes-chunk.ts';
import type { ChunkSettings, ColumnChunk } from './chunks/column-chunk.ts';
import { dictionaryChunk } from './chunks/dictionary-chunk.ts';
import { doubleChunk } from './chunks/double-chunk.ts';
import { numberChunk } from './chunks/number-chunk.ts';
import { sixteenByteChunk } from './chunks/sixteen-byte-chunk.ts';
import { deltaTextChunk, LENGTH_BYTES, textChunk } from './chunks/text-chunk.ts';
import { PHYSICAL, parquetType } from './encodings/parquet-types.ts';

/** Plans the values of a column, whose nulls are those of `present`. */
export function chunkOf(column: Column, settings: ChunkSettings, present: Uint8Array | undefined): ColumnChunk {
  const { type, vector } = column;
  const { rows, isDelta } = settings;
  if (type.kind === 'decimal' && isWideDecimal(type)) {
    return sixteenByteChunk(planWideDecimals(column, type, rows), 'signed', settings);
  }
  if (isNumberType(type)) {
    const numbers = planNumbers({ ...column, type, rows });
    if (type.kind === 'boolean') return booleanChunk(numbers, settings);
    return numberChunk(numbers, parquetType(type).physical === PHYSICAL.int32 ? 4 : 8, settings);
  }
  if (type.kind === 'float64') return doubleChunk(planDoubles(column, rows), settings);
  if (type.kind === 'uuid') return sixteenByteChunk(planUuids(column, rows), 'unsigned', settings);
  if (type.kind === 'bytes') return bytesChunk(planColumnTexts(column, { gap: 0, rows, present }));
  if (vector.kind === 'codes') return dictionaryChunk(vector, settings);
  if (isDelta) return deltaTextChunk(planColumnTexts(column, { gap: 0, rows, present }), settings);
  return textChunk(planColumnTexts(column, { gap: LENGTH_BYTES, rows, present }));
}
