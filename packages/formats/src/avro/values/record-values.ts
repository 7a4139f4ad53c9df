import type { AvroColumn, AvroValues } from './avro-values.ts';

/** Records (Avro 1.12, Complex Types): one field behind the other, which pass over rows where the record is null by themselves. */
export function recordValues(fields: readonly AvroColumn[]): AvroValues {
  return {
    measure(n, _present, lengths) {
      for (const field of fields) field.measure(n, lengths);
    },
    write(n, _present, bytes, places) {
      for (const field of fields) field.write(n, bytes, places);
    },
  };
}
