import { quote } from '@populace/core';
import {
  type ChildScope,
  formulaTypeOf,
  nameReferences,
  type ParentScope,
  parentWord,
  type Siblings,
  type TableScope,
} from '@populace/formulas';
import type { PlannedColumn } from '../model/column.ts';
import type { PlannedTable, TableReference } from '../model/table.ts';
import type { WorldFacts } from '../model/world-facts.ts';

/** Whether any value of a column may be null. */
export type AskNullable = (table: PlannedTable, column: PlannedColumn) => boolean;

/** Creates what formulas may know of a table before any row is made. */
export function createTableScope(
  world: WorldFacts,
  name: string,
  askNullable: AskNullable = (_, column) => column.isNullable(),
): TableScope {
  const table = world.table(name);
  const columns = new Map(table.columns.map((column) => [column.name, column]));
  const open = (other: string): TableScope => createTableScope(world, other, askNullable);
  let parents: ReadonlyMap<string, ParentScope> | undefined;
  let children: readonly ChildScope[] | undefined;
  return {
    table: name,
    columns: [...columns.keys()],
    columnType(column) {
      const type = columns.get(column)?.type;
      return type && formulaTypeOf(type);
    },
    get parents() {
      parents ??= parentsOf(table, open, (column) => askNullable(table, column));
      return parents;
    },
    isNullable: (column) => askNullable(table, table.column(column)),
    get children() {
      children ??= world.tables.flatMap((other) => childrenIn(other, table, open));
      return children;
    },
    siblings: siblingsOf(table),
  };
}

/** All references: those without a name of their own are reached by their column alone. */
function parentsOf(
  { references, columns, follows }: PlannedTable,
  open: (name: string) => TableScope,
  askNullable: (column: PlannedColumn) => boolean,
): ReadonlyMap<string, ParentScope> {
  const named = nameReferences(references, new Set(columns.map(({ name }) => name)));
  return new Map(
    named.map((one) => {
      const { reference, table } = one;
      const column = columns.find((one) => one.name === reference);
      const parent: ParentScope = {
        reference,
        get isNullable() {
          if (column === undefined || !isNeverCut(column)) return true;
          return !follows.includes(reference) && askNullable(column);
        },
        open: () => open(table),
      };
      return [parentWord(one), parent];
    }),
  );
}

function childrenIn(
  other: PlannedTable,
  table: PlannedTable,
  open: (name: string) => TableScope,
): readonly ChildScope[] {
  return other.references.flatMap((reference): ChildScope[] => {
    const [column] = reference.columns;
    if (reference.table !== table.name || column === undefined) return [];
    return [
      {
        table: other.name,
        reference: column,
        obstacle: whyNotGathered(other, table, reference),
        open: () => open(other.name),
      },
    ];
  });
}

/** Only what follows the rows of the table can be found without going through all of it. */
function whyNotGathered(other: PlannedTable, table: PlannedTable, { columns }: TableReference): string | undefined {
  const [column = ''] = columns;
  if (other.relation?.table === table.name && other.follows.includes(column)) {
    if (isNeverCut(other.column(column))) return undefined;
    return `${quote(column)} of ${quote(other.name)} has nulls, a condition (when) or given cells, so that its rows do not all belong to the parents that they were counted for; drop them`;
  }
  const wayOut = `give ${quote(other.name)} rows: { per: ${table.name}, count: … }, which ${quote(column)} follows`;
  return `the rows of ${quote(other.name)} that refer to a row of ${quote(table.name)} by ${quote(column)} are found only by going through all of them; ${wayOut}`;
}

/** Whether every row refers to what was chosen for it. */
function isNeverCut({ given, nulls, source }: PlannedColumn): boolean {
  return given.length === 0 && nulls === undefined && !(source.kind === 'reference' && source.when !== undefined);
}

function siblingsOf({ name, relation, follows, columns }: PlannedTable): Siblings {
  const [reference = columns[0]?.name ?? ''] = follows;
  if (relation !== undefined) return { parent: reference };
  return {
    obstacle: `the rows of ${quote(name)} belong to no parents, so that none is the previous or next of another; give it rows: { per: …, count: … }`,
  };
}
