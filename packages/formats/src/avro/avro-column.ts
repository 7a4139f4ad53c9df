import { type Column, planColumnTexts } from '@populace/core';
import { planDoubles } from '../columnar/doubles.ts';
import { planNumbers } from '../columnar/numbers.ts';
import { planPresence } from '../columnar/presence.ts';
import { isNumberType } from '../columnar/stored-number.ts';
import { planUuids } from '../columnar/uuids.ts';
import type { FieldFacts } from './avro-schema.ts';
import type { AvroValues } from './values/avro-values.ts';
import { booleanValues } from './values/boolean-values.ts';
import { bytesValues } from './values/bytes-values.ts';
import { decimalValues } from './values/decimal-values.ts';
import { doubleValues } from './values/double-values.ts';
import { numberValues } from './values/number-values.ts';
import { textValues } from './values/text-values.ts';
import { uuidValues } from './values/uuid-values.ts';

/** How a column is written into rows: its lengths first, then its bytes, as its values are. */
export interface AvroColumn {
  measure(n: number, lengths: Int32Array): void;
  write(n: number, bytes: Uint8Array, places: Int32Array): void;
}

/**
 * Plans a column for batches of at most `rows`.
 * @throws CodedError `format/cannot-hold` for what is no value of the column's type, and for dates that have no text.
 */
export function planAvroColumn(column: Column, { nullable }: FieldFacts, rows: number): AvroColumn {
  const presence = nullable ? planPresence(column.vector, rows) : undefined;
  const present = presence?.present;
  const values = valuesOf(column, rows, present);
  if (!nullable) {
    return {
      measure: (n, lengths) => values.measure(n, undefined, lengths),
      write: (n, bytes, places) => values.write(n, undefined, bytes, places),
    };
  }
  return {
    measure(n, lengths) {
      presence?.fill(n);
      for (let row = 0; row < n; row++) lengths[row]++;
      values.measure(n, present, lengths);
    },
    write(n, bytes, places) {
      // The branches of the union ["null", …] are 0 and 1, and numbers are written doubled.
      for (let row = 0; row < n; row++) bytes[places[row]++] = present !== undefined && present[row] === 0 ? 0 : 2;
      values.write(n, present, bytes, places);
    },
  };
}

function valuesOf(column: Column, rows: number, present: Uint8Array | undefined): AvroValues {
  const { type } = column;
  if (isNumberType(type)) {
    const numbers = planNumbers({ ...column, type, rows });
    if (type.kind === 'boolean') return booleanValues(numbers);
    return type.kind === 'decimal' ? decimalValues(numbers) : numberValues(numbers);
  }
  if (type.kind === 'float64') return doubleValues(planDoubles(column, rows));
  if (type.kind === 'uuid') return uuidValues(planUuids(column, rows));
  const texts = planColumnTexts(column, { gap: 0, rows, present });
  return type.kind === 'bytes' ? bytesValues(texts) : textValues(texts);
}
