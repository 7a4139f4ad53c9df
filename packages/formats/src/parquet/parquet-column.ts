import { type Column, type ColumnFacts, planColumnTexts } from '@populace/core';
import { planDoubles } from '../columnar/doubles.ts';
import { finestType } from '../columnar/finest-type.ts';
import { planNumbers } from '../columnar/numbers.ts';
import { planPresence } from '../columnar/presence.ts';
import { isNumberType } from '../columnar/stored-number.ts';
import { planUuids } from '../columnar/uuids.ts';
import { booleanChunk } from './chunks/boolean-chunk.ts';
import { bytesChunk } from './chunks/bytes-chunk.ts';
import type { ChunkSettings, ChunkValues, ColumnChunk } from './chunks/column-chunk.ts';
import { dictionaryChunk } from './chunks/dictionary-chunk.ts';
import { doubleChunk } from './chunks/double-chunk.ts';
import { numberChunk } from './chunks/number-chunk.ts';
import { deltaTextChunk, LENGTH_BYTES, textChunk } from './chunks/text-chunk.ts';
import { uuidChunk } from './chunks/uuid-chunk.ts';
import { type ParquetType, PHYSICAL, parquetType } from './parquet-types.ts';

/** A column of a Parquet file, and its values in the group of rows that is put together. */
export interface ParquetColumn {
  readonly name: string;
  readonly type: ParquetType;
  readonly nullable: boolean;
  /** Takes the first `n` rows of the vector as they stand. */
  add(n: number): void;
  /** Ends the group. */
  close(): GroupValues;
}

/** The values of a column in a group of rows. */
export interface GroupValues extends ChunkValues {
  /** Nulls counted. */
  readonly rowCount: number;
  /** By row, whether there is a value: present where the column may have nulls. Valid until the next `add`. */
  readonly levels: Uint8Array | undefined;
}

/**
 * Plans a column.
 * @throws CodedError `format/cannot-hold` for what is no value of the column's type, and for dates that have no text.
 */
export function planParquetColumn(given: Column, { nullable }: ColumnFacts, settings: ChunkSettings): ParquetColumn {
  const column = { ...given, type: finestType(given) };
  const presence = nullable ? planPresence(column.vector, settings.rows) : undefined;
  const chunk = chunkOf(column, settings, presence?.present);
  const levels = nullable ? new Uint8Array(settings.groupRows) : undefined;
  let rowCount = 0;
  return {
    name: column.name,
    type: parquetType(column.type),
    nullable,
    add(n) {
      presence?.fill(n);
      if (presence === undefined) levels?.fill(1, rowCount, rowCount + n);
      else levels?.set(presence.present.subarray(0, n), rowCount);
      chunk.add(n, presence?.present);
      rowCount += n;
    },
    close() {
      const group = { ...chunk.close(), rowCount, levels };
      rowCount = 0;
      return group;
    },
  };
}

function chunkOf(column: Column, settings: ChunkSettings, present: Uint8Array | undefined): ColumnChunk {
  const { type, vector } = column;
  const { rows, isDelta } = settings;
  if (isNumberType(type)) {
    const numbers = planNumbers({ ...column, type, rows });
    if (type.kind === 'boolean') return booleanChunk(numbers, settings);
    return numberChunk(numbers, parquetType(type).physical === PHYSICAL.int32 ? 4 : 8, settings);
  }
  if (type.kind === 'float64') return doubleChunk(planDoubles(column, rows), settings);
  if (type.kind === 'uuid') return uuidChunk(planUuids(column, rows), settings);
  if (type.kind === 'bytes') return bytesChunk(planColumnTexts(column, { gap: 0, rows, present }));
  if (vector.kind === 'codes') return dictionaryChunk(vector, settings);
  if (isDelta) return deltaTextChunk(planColumnTexts(column, { gap: 0, rows, present }), settings);
  return textChunk(planColumnTexts(column, { gap: LENGTH_BYTES, rows, present }));
}
