import type { ParquetType } from './encodings/parquet-types.ts';

/** The numbers of `FieldRepetitionType`. */
export const REPETITION = { required: 0, optional: 1, repeated: 2 } as const;

/** How often a value stands in what it is part of. */
export type Repetition = (typeof REPETITION)[keyof typeof REPETITION];

/** A column, or a group of such, as the schema of a file names it. */
export type SchemaElement = SchemaLeaf | SchemaGroup;

export interface SchemaLeaf {
  readonly kind: 'leaf';
  readonly name: string;
  readonly repetition: Repetition;
  readonly type: ParquetType;
}

export interface SchemaGroup {
  readonly kind: 'group';
  readonly name: string;
  readonly repetition: Repetition;
  readonly members: readonly SchemaElement[];
  /** Whether its one member holds the items of a list. */
  readonly isList?: boolean;
}

/** A leaf with the names that lead to it. */
export interface LeafPath {
  readonly path: readonly string[];
  readonly type: ParquetType;
}

/** The leaves in the order in which their pages stand. */
export function leafPaths(elements: readonly SchemaElement[], before: readonly string[] = []): readonly LeafPath[] {
  return elements.flatMap((element) => {
    const path = [...before, element.name];
    return element.kind === 'leaf' ? [{ path, type: element.type }] : leafPaths(element.members, path);
  });
}
