/** The names that a formula about a row of a table can say. A `TableScope`, which knows types, too, is one. */
export interface NameScope {
  readonly table: string;
  readonly columns: readonly string[];
  /** References by the name that formulas have for them; those without one stand under `parent("reference")`. */
  readonly parents: ReadonlyMap<string, NamedParent>;
  readonly children: readonly NamedChildren[];
}

export interface NamedParent {
  readonly reference: string;
  open(): NameScope;
}

export interface NamedChildren {
  readonly table: string;
  readonly reference: string;
  open(): NameScope;
}

/** What a bare name, or one behind a dot, stands for: columns before references before children. */
export type RowName =
  | { readonly kind: 'column'; readonly column: string }
  | { readonly kind: 'parent'; readonly reference: string; readonly scope: NameScope }
  | { readonly kind: 'children'; readonly table: string; readonly reference: string; readonly scope: NameScope };

/** Finds what a name means for a row; undefined where it has none of the name, or children by several references. */
export function rowNameOf(scope: NameScope, name: string): RowName | undefined {
  if (scope.columns.includes(name)) return { kind: 'column', column: name };
  const parent = scope.parents.get(name);
  if (parent !== undefined) return { kind: 'parent', reference: parent.reference, scope: parent.open() };
  const [only, other] = scope.children.filter(({ table }) => table === name);
  if (only === undefined || other !== undefined) return undefined;
  return { kind: 'children', table: only.table, reference: only.reference, scope: only.open() };
}
