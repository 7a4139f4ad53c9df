import { type ColumnFacts, planColumnTexts } from '@populace/cells';
import { type Column, type Dictionary, isWideDecimal, wholeBits } from '@populace/core';
import { planDoubles } from '../columnar/doubles.ts';
import { finestType } from '../columnar/finest-type.ts';
import { planNumbers } from '../columnar/numbers.ts';
import { planPresence } from '../columnar/presence.ts';
import { isNumberType } from '../columnar/stored-number.ts';
import { planUuids } from '../columnar/uuids.ts';
import { planWideDecimals } from '../columnar/wide-decimals.ts';
import { mayBeNull } from '../nested/may-be-null.ts';
import { roomOfItems } from '../nested/room-of-items.ts';
import { type ArrowType, arrowType } from './arrow-types.ts';
import { bitBuffers } from './buffers/bit-buffers.ts';
import { createBits } from './buffers/bits.ts';
import { codeBuffers } from './buffers/code-buffers.ts';
import { doubleBuffers } from './buffers/double-buffers.ts';
import { type NumberWidth, numberBuffers } from './buffers/number-buffers.ts';
import { noBuffers, offsetBuffers } from './buffers/offset-buffers.ts';
import { leastFirst, sixteenByteBuffers } from './buffers/sixteen-byte-buffers.ts';
import { bytesBuffers, textBuffers } from './buffers/text-buffers.ts';
import type { ValueBuffers } from './buffers/value-buffers.ts';

/** A column of an Arrow file, and its values in the batch that is put together. */
export interface ArrowColumn {
  readonly name: string;
  readonly type: ArrowType;
  readonly nullable: boolean;
  /** The words that the values are numbers of places in, where they are. */
  readonly words: Dictionary | undefined;
  /** What lists and structures are made of. */
  readonly children: readonly ArrowColumn[];
  /** Takes the first `n` rows of the vector as they stand. */
  add(n: number): void;
  /** Ends the batch. */
  close(): ColumnBuffers;
}

/** A column of a batch as it is written; valid until the next `add`. */
export interface ColumnBuffers {
  readonly rows: number;
  readonly nulls: number;
  /** First that of the nulls, without bytes where there is none. */
  readonly buffers: readonly Uint8Array[];
  readonly children: readonly ColumnBuffers[];
}

/** What columns need to know of their batches. */
export interface ColumnSettings {
  /** The most rows that are taken at once. */
  readonly rows: number;
  /** The most rows of a batch of the file. */
  readonly batchRows: number;
  /** Whether words of lists are written as places in the list. */
  readonly byPlace: boolean;
}

/**
 * Plans a column.
 * @throws CodedError `format/cannot-hold` for what is no value of the column's type, and for dates that have no text.
 */
export function planArrowColumn(
  given: Column,
  { nullable }: Pick<ColumnFacts, 'nullable'>,
  settings: ColumnSettings,
): ArrowColumn {
  const column = { ...given, type: finestType(given) };
  const { name, type, vector } = column;
  const presence = nullable ? planPresence(vector, settings.rows) : undefined;
  const isByPlace = settings.byPlace && type.kind === 'string' && vector.kind === 'codes';
  const coded = isByPlace ? codeBuffers(vector, settings.batchRows) : undefined;
  const values = coded?.places ?? buffersOf(column, settings, presence?.present);
  const children = childrenOf(column, settings);
  const bits = createBits(presence === undefined ? 0 : settings.batchRows);
  let [rows, nulls] = [0, 0];
  return {
    name,
    type: arrowType(type),
    nullable,
    words: coded?.words,
    children: children.map(({ child }) => child),
    add(n) {
      presence?.fill(n);
      const present = presence?.present;
      values.add(n, present);
      for (const { child, rowsOf } of children) child.add(rowsOf(n));
      rows += n;
      if (present === undefined) return;
      for (let row = 0; row < n; row++) {
        const bit = present[row] === 0 ? 0 : 1;
        bits.push(bit);
        nulls += 1 - bit;
      }
    },
    close() {
      const valid = bits.take();
      const buffers = [nulls === 0 ? new Uint8Array() : valid, ...values.close()];
      const closed = { rows, nulls, buffers, children: children.map(({ child }) => child.close()) };
      rows = 0;
      nulls = 0;
      return closed;
    },
  };
}

interface PlannedChild {
  readonly child: ArrowColumn;
  /** How many rows of its own belong to the first `n` of the column. */
  rowsOf(n: number): number;
}

/** The items of lists stand one after another; members of structures have a row in each of theirs, also where that is null. */
function childrenOf({ vector }: Column, { rows, batchRows }: ColumnSettings): readonly PlannedChild[] {
  const planned = (column: Column, room: ColumnSettings): ArrowColumn =>
    planArrowColumn(column, { nullable: mayBeNull(column.vector) }, room);
  if (vector.kind === 'struct') {
    const room = { rows, batchRows, byPlace: false };
    return vector.members.map((member) => ({ child: planned(member, room), rowsOf: (n) => n }));
  }
  if (vector.kind !== 'list') return [];
  const { offsets, item } = vector;
  const room = { rows: roomOfItems(vector, rows), batchRows: roomOfItems(vector, batchRows), byPlace: false };
  return [{ child: planned({ ...item, name: 'item' }, room), rowsOf: (n) => offsets[n] }];
}

function buffersOf(column: Column, settings: ColumnSettings, present: Uint8Array | undefined): ValueBuffers {
  const { name, type, vector } = column;
  const { rows, batchRows } = settings;
  if (vector.kind === 'list') return offsetBuffers(vector, batchRows);
  if (vector.kind === 'struct') return noBuffers();
  if (type.kind === 'decimal' && isWideDecimal(type)) {
    return sixteenByteBuffers(leastFirst(planWideDecimals(column, type, rows)), batchRows);
  }
  if (isNumberType(type)) {
    const numbers = planNumbers({ ...column, type, rows });
    return type.kind === 'boolean' ? bitBuffers(numbers, batchRows) : numberBuffers(numbers, widthOf(type), batchRows);
  }
  if (type.kind === 'float64') return doubleBuffers(planDoubles(column, rows), batchRows);
  if (type.kind === 'uuid') return sixteenByteBuffers(planUuids(column, rows), batchRows);
  const texts = planColumnTexts(column, { gap: 0, rows, present });
  return type.kind === 'bytes'
    ? bytesBuffers(texts, { name, rows: batchRows })
    : textBuffers(texts, { name, rows: batchRows });
}

const BYTES = { 8: 1, 16: 2, 32: 4, 64: 8 } as const;

/** How many bytes a value has. */
function widthOf(type: Column['type']): NumberWidth {
  switch (type.kind) {
    case 'decimal':
      return 16;
    case 'time':
      return type.precision === 'us' ? 8 : 4;
    case 'int32':
    case 'int64':
      return BYTES[wholeBits(type).bits];
    case 'date':
      return 4;
    default:
      return 8;
  }
}
