import type { ColumnFacts } from '@populace/cells';
import type { Column } from '@populace/core';
import { finestType } from '../shared/columnar/finest-type.ts';
import { planPresence } from '../shared/columnar/presence.ts';
import { chunkOf } from './chunk-of.ts';
import type { ChunkSettings } from './chunks/column-chunk.ts';
import { parquetType } from './encodings/parquet-types.ts';
import { planNestedColumn } from './nested-column.ts';
import type { ParquetLeaf, PlannedElement } from './planned-element.ts';
import { REPETITION } from './schema-element.ts';

/**
 * Plans a column.
 * @throws CodedError `format/cannot-hold` for what is no value of the column's type, and for dates that have no text.
 */
export function planParquetColumn(given: Column, { nullable }: ColumnFacts, settings: ChunkSettings): PlannedElement {
  if (given.vector.kind === 'list' || given.vector.kind === 'struct')
    return planNestedColumn(given, nullable, settings);
  const column = { ...given, type: finestType(given) };
  const presence = nullable ? planPresence(column.vector, settings.rows) : undefined;
  const chunk = chunkOf(column, settings, presence?.present);
  const levels = nullable ? new Uint8Array(settings.groupRows) : undefined;
  let rowCount = 0;
  const repetition = nullable ? REPETITION.optional : REPETITION.required;
  const leaf: ParquetLeaf = {
    close() {
      const group = { ...chunk.close(), rowCount, levels, mostDefinition: 1 };
      rowCount = 0;
      return group;
    },
  };
  return {
    element: { kind: 'leaf', name: column.name, repetition, type: parquetType(column.type) },
    leaves: [leaf],
    add(n) {
      presence?.fill(n);
      if (presence === undefined) levels?.fill(1, rowCount, rowCount + n);
      else levels?.set(presence.present.subarray(0, n), rowCount);
      chunk.add(n, presence?.present);
      rowCount += n;
    },
  };
}
