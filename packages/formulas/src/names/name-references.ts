/** A reference as it is written: its one column, or those of its key. */
export interface WrittenReference {
  readonly columns: readonly string[];
  readonly table: string;
  /** What formulas call the row that it leads to, where that is said. */
  readonly as: string | undefined;
}

/** What a reference of a table is called by formulas. */
export interface NamedReference {
  /** The column that it is known by: its one column, or the first of its key. */
  readonly reference: string;
  /** Undefined where a column, or another reference, has the name that it would have. */
  readonly name: string | undefined;
  readonly table: string;
}

/** The endings of columns that refer to something: what is before them names it. */
const ID_ENDING = /(?:_id|Id| id)$/;

/**
 * Names the references of a table: `customer_id` is followed as `customer`, unless a column has that name; `as` says otherwise. Where two
 * would have one name, neither has it.
 */
export function nameReferences(
  references: readonly WrittenReference[],
  columns: ReadonlySet<string>,
): readonly NamedReference[] {
  const wished = references.map(({ columns: [reference = ''], table, as }) => {
    const short = reference.replace(ID_ENDING, '');
    const name = as ?? (short === reference || short === '' ? undefined : short);
    return { reference, table, name: name !== undefined && columns.has(name) ? undefined : name };
  });
  return wished.map((one) => {
    const isShared = wished.some((other) => other !== one && other.name === one.name);
    return { ...one, name: isShared ? undefined : one.name };
  });
}

/** What stands for a reference in formulas: its name, else the call that needs none. */
export function parentWord({ name, reference }: NamedReference): string {
  return name ?? `parent(${JSON.stringify(reference)})`;
}
