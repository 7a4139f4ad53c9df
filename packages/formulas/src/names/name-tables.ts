import { nameReferences, parentWord, type WrittenReference } from './name-references.ts';
import type { NameScope } from './name-scope.ts';

/** A table as far as its names go. */
export interface NamedTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly references: readonly WrittenReference[];
}

/** Returns the names that formulas about the rows of each table can say; undefined for tables that there are not. */
export function nameTables(tables: readonly NamedTable[]): (table: string) => NameScope | undefined {
  const scopes = new Map<string, NameScope>();
  const open = (name: string): NameScope =>
    scopes.get(name) ?? { table: name, columns: [], parents: new Map(), children: [] };
  const isThere = ({ table }: WrittenReference): boolean => tables.some(({ name }) => name === table);
  for (const { name, columns, references } of tables) {
    const named = nameReferences(references.filter(isThere), new Set(columns));
    const parents = named.map((one) => {
      return [parentWord(one), { reference: one.reference, open: () => open(one.table) }] as const;
    });
    const children = tables.flatMap((other) =>
      other.references.flatMap(({ columns: [reference], table }) =>
        table === name && reference !== undefined
          ? [{ table: other.name, reference, open: () => open(other.name) }]
          : [],
      ),
    );
    scopes.set(name, { table: name, columns, parents: new Map(parents), children });
  }
  return (name) => scopes.get(name);
}
