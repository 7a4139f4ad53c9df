/** What a diagram shows of a schema: its tables as boxes, and what refers to what as lines between them. */
export interface Diagram {
  readonly tables: readonly DiagramTable[];
  readonly references: readonly DiagramReference[];
}

export interface DiagramTable {
  readonly name: string;
  /** How many rows, as far as it is known: `1,000`, `per customers`. */
  readonly rows: string;
  readonly columns: readonly DiagramColumn[];
}

export interface DiagramColumn {
  readonly name: string;
  /** Its logical type; undefined before the schema has opened. */
  readonly type: string | undefined;
  /** A key is what the rows are told apart by; other columns may be unique, too. */
  readonly mark: 'key' | 'unique' | 'reference' | undefined;
}

/** Rows of a table that refer to rows of another, or are made for them. */
export interface DiagramReference {
  readonly id: string;
  readonly table: string;
  /** Several of a key; none where rows are made per row of the parent without a column that says so. */
  readonly columns: readonly string[];
  readonly parent: string;
  readonly parentColumns: readonly string[];
  readonly cardinality: 'per' | 'oneToOne' | 'many';
  /** Whether a row may refer to none. */
  readonly nullable: boolean;
  /** How many rows a row of the parent has; without `max` where nothing bounds it. */
  readonly children: { readonly min: number; readonly max?: number | undefined };
  /** How many rows are made per row of the parent, as it is spelt: `{ poisson: 5 }`. */
  readonly count: string | undefined;
}
