import type { ChunkValues } from './chunks/column-chunk.ts';
import type { SchemaElement } from './schema-element.ts';

/** A column of a table in a Parquet file, and its values in the group of rows that is put together. */
export interface PlannedElement {
  readonly element: SchemaElement;
  /** One, or those of what lists and structures are made of. */
  readonly leaves: readonly ParquetLeaf[];
  /** Takes the first `n` rows of the vector as they stand. */
  add(n: number): void;
}

/** A column of a Parquet file. */
export interface ParquetLeaf {
  /** Ends the group. */
  close(): GroupValues;
}

/** The values of a column in a group of rows. */
export interface GroupValues extends ChunkValues {
  /** Nulls counted, and lists that are null or have no items as one each. */
  readonly rowCount: number;
  /** How many of the optional and repeated elements on the way to it are there: present where not all are sure to be. Valid until the next `add`. */
  readonly levels: Uint8Array | undefined;
  /** The greatest of the levels. */
  readonly mostDefinition: number;
  /** At which repeated element of the way each value begins: present where there are lists. */
  readonly repetitions?: Uint8Array | undefined;
  /** The greatest of these. */
  readonly mostRepetition?: number;
}
