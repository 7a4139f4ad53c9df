import { planColumnTexts } from '@populace/cells';
import type { Column } from '@populace/core';
import { planDoubles } from '../../shared/columnar/doubles.ts';
import { planNumbers } from '../../shared/columnar/numbers.ts';
import { planPresence } from '../../shared/columnar/presence.ts';
import { floatValues, numericValues } from '../values/float-values.ts';
import { NULL_TYPE, type RecordPlaces, type RecordValues } from '../values/record-values.ts';
import { bytesValues, textValues } from '../values/text-values.ts';
import { wholeValues } from '../values/whole-values.ts';

/** How a column is written into records: as its values are, nulls with them. */
export interface RecordColumn {
  measure(n: number, heads: Int32Array, bodies: Int32Array): void;
  write(n: number, records: RecordPlaces): void;
}

/** The digits of a decimal that a floating-point number keeps (DBL_DIG). */
const FLOAT_DIGITS = 15;

/**
 * Plans a column for batches of at most `rows`.
 * @throws CodedError `format/cannot-hold` for what is no value of the column's type, and for dates that have no text.
 */
export function planRecordColumn(column: Column, nullable: boolean, rows: number): RecordColumn {
  const presence = nullable ? planPresence(column.vector, rows) : undefined;
  const present = presence?.present;
  const values = valuesOf(column, rows, present);
  return {
    measure(n, heads, bodies) {
      presence?.fill(n);
      values.measure(n, present, heads, bodies);
      if (present === undefined) return;
      for (let row = 0; row < n; row++) if (present[row] === 0) heads[row]++;
    },
    write(n, records) {
      values.write(n, present, records);
      if (present === undefined) return;
      const { bytes, heads } = records;
      for (let row = 0; row < n; row++) if (present[row] === 0) bytes[heads[row]++] = NULL_TYPE;
    },
  };
}

/** The column that is the number of its row in the tree: a null in the record. */
export const rowIdColumn: RecordColumn = {
  measure(n, heads) {
    for (let row = 0; row < n; row++) heads[row]++;
  },
  write(n, { bytes, heads }) {
    for (let row = 0; row < n; row++) bytes[heads[row]++] = NULL_TYPE;
  },
};

function valuesOf(column: Column, rows: number, present: Uint8Array | undefined): RecordValues {
  const { type } = column;
  switch (type.kind) {
    case 'int32':
    case 'int64':
    case 'boolean':
      return wholeValues(planNumbers({ ...column, type: { kind: type.kind }, rows }));
    case 'float64':
      return floatValues(planDoubles(column, rows));
    case 'decimal':
      if (type.precision > FLOAT_DIGITS) break;
      return numericValues(planNumbers({ ...column, type, rows }), type.scale);
    case 'bytes':
      return bytesValues(planColumnTexts(column, { gap: 0, rows, present }));
    default:
  }
  return textValues(planColumnTexts(column, { gap: 0, rows, present }));
}
