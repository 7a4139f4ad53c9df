import { planColumnTexts } from '@populace/cells';
import { type Column, isWideDecimal } from '@populace/core';
import { planDoubles } from '../shared/columnar/doubles.ts';
import { finestType } from '../shared/columnar/finest-type.ts';
import { planNumbers } from '../shared/columnar/numbers.ts';
import { isNumberType } from '../shared/columnar/stored-number.ts';
import { planUuids } from '../shared/columnar/uuids.ts';
import { planWideDecimals } from '../shared/columnar/wide-decimals.ts';
import { mayBeNull } from '../shared/nested/may-be-null.ts';
import { planPresenceWithin } from '../shared/nested/presence-within.ts';
import { roomOfItems } from '../shared/nested/room-of-items.ts';
import type { FieldFacts } from './avro-schema.ts';
import type { AvroColumn, AvroValues } from './values/avro-values.ts';
import { booleanValues } from './values/boolean-values.ts';
import { bytesValues } from './values/bytes-values.ts';
import { decimalValues } from './values/decimal-values.ts';
import { doubleValues } from './values/double-values.ts';
import { listValues } from './values/list-values.ts';
import { numberValues } from './values/number-values.ts';
import { recordValues } from './values/record-values.ts';
import { textValues } from './values/text-values.ts';
import { uuidValues } from './values/uuid-values.ts';
import { wideDecimalValues } from './values/wide-decimal-values.ts';

/**
 * Plans a column for batches of at most `rows`. Rows that have a 0 in `around` are not there, as those of a record that is null.
 * @throws CodedError `format/cannot-hold` for what is no value of the column's type, and for dates that have no text.
 */
export function planAvroColumn(
  column: Column,
  { nullable }: Pick<FieldFacts, 'nullable'>,
  rows: number,
  around?: Uint8Array,
): AvroColumn {
  const presence = nullable || around !== undefined ? planPresenceWithin(column.vector, rows, around) : undefined;
  const present = presence?.present;
  const values = valuesOf(column, rows, present);
  if (!nullable) {
    return {
      measure(n, lengths) {
        presence?.fill(n);
        values.measure(n, present, lengths);
      },
      write: (n, bytes, places) => values.write(n, present, bytes, places),
    };
  }
  return {
    measure(n, lengths) {
      presence?.fill(n);
      for (let row = 0; row < n; row++) lengths[row] += around === undefined ? 1 : around[row];
      values.measure(n, present, lengths);
    },
    write(n, bytes, places) {
      for (let row = 0; row < n; row++) {
        if (around !== undefined && around[row] === 0) continue;
        // The branches of the union ["null", …] are 0 and 1, and numbers are written doubled.
        bytes[places[row]++] = present !== undefined && present[row] === 0 ? 0 : 2;
      }
      values.write(n, present, bytes, places);
    },
  };
}

function valuesOf(column: Column, rows: number, present: Uint8Array | undefined): AvroValues {
  const { type, vector } = column;
  if (vector.kind === 'list')
    return listValues(vector, inner(vector.item, roomOfItems(vector, rows)), roomOfItems(vector, rows));
  if (vector.kind === 'struct') return recordValues(vector.members.map((member) => inner(member, rows, present)));
  if (type.kind === 'decimal' && isWideDecimal(type)) return wideDecimalValues(planWideDecimals(column, type, rows));
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

/** A value within a list or record, whose nulls its vector knows. */
function inner(given: Column, rows: number, around?: Uint8Array): AvroColumn {
  const column = { ...given, type: finestType(given) };
  return planAvroColumn(column, { nullable: mayBeNull(column.vector) }, rows, around);
}
