import type { RelationSummary } from '@populace/library';
import { keyOf } from '../../../lib/document/key-of.ts';
import type { ColumnView, RowsView, SchemaView, TableView } from '../../../lib/document/schema-view.ts';
import type { SchemaPage } from '../../../lib/engine/engine-calls.ts';
import { childrenOf } from './children-of.ts';
import type { Diagram, DiagramColumn, DiagramReference, DiagramTable } from './diagram.ts';

/** What the engine knows of the schema as it opened last. */
export interface DiagramKnowledge {
  readonly page: SchemaPage | undefined;
  readonly relations: readonly RelationSummary[];
  /** The words for how many rows a table has. */
  readonly rowsOf: (table: TableView) => string;
}

/**
 * Reads the diagram of a document. It is of the text as it stands, also while that is not right; what only the engine can tell (types,
 * whether there are nulls) is that of the last schema that opened.
 */
export function readDiagram(view: SchemaView, known: DiagramKnowledge): Diagram {
  const names = new Set(view.tables.map(({ name }) => name));
  const references = view.tables.flatMap(referencesOf).filter(({ parent }) => names.has(parent));
  return {
    tables: view.tables.map((table) => tableOf(table, known)),
    references: references.map((reference) => withSummary(reference, known.relations)),
  };
}

function tableOf(table: TableView, { page, rowsOf }: DiagramKnowledge): DiagramTable {
  const types = new Map(
    page?.tables.find(({ name }) => name === table.name)?.columns.map(({ name, type }) => [name, type]),
  );
  const key = keyOf(table);
  const inKeys = new Set(table.keys.flatMap(({ columns }) => columns));
  return {
    name: table.name,
    rows: rowsOf(table),
    columns: table.columns.map((column) => ({
      name: column.name,
      type: types.get(column.name),
      mark: markOf(column, { isKey: column.name === key, isInKey: inKeys.has(column.name) }),
    })),
  };
}

/** Columns that differ in every row by nature. */
const DIFFERENT: ReadonlySet<string | undefined> = new Set(['sequence', 'uuid', 'ulid', 'nanoid']);

function markOf(
  { reference, generator, unique }: ColumnView,
  { isKey, isInKey }: { readonly isKey: boolean; readonly isInKey: boolean },
): DiagramColumn['mark'] {
  if (reference !== undefined || isInKey) return 'reference';
  const isDifferent = unique || DIFFERENT.has(generator);
  if (!isDifferent) return undefined;
  return isKey ? 'key' : 'unique';
}

function referencesOf(table: TableView): readonly DiagramReference[] {
  const { rows } = table;
  const followed = followedBy(table);
  const single = table.columns.flatMap((column) => {
    if (column.reference === undefined) return [];
    const { table: parent, column: target } = column.reference;
    return [
      made(table, rows, {
        columns: [column.name],
        parent,
        parentColumns: [target],
        column,
        isFollowed: column.name === followed,
      }),
    ];
  });
  const keys = table.keys.map(({ columns, table: parent, targets }) =>
    made(table, rows, {
      columns,
      parent,
      parentColumns: targets,
      isFollowed: followed !== undefined && columns.includes(followed),
    }),
  );
  const isAlone = rows.kind === 'per' && followed === undefined && rows.parent !== '';
  const alone = isAlone
    ? [made(table, rows, { columns: [], parent: rows.parent, parentColumns: [], isFollowed: true })]
    : [];
  return [...alone, ...single, ...keys];
}

/** The column that follows the parent: the one that is named, else the first that refers to it without choosing otherwise. */
function followedBy({ rows, columns, keys }: TableView): string | undefined {
  if (rows.kind !== 'per') return undefined;
  if (rows.via !== undefined) return rows.via;
  const own = columns.find(({ reference }) => reference?.table === rows.parent && reference.by === undefined);
  return own?.name ?? keys.find(({ table, by }) => table === rows.parent && by === undefined)?.columns[0];
}

interface Found {
  readonly columns: readonly string[];
  readonly parent: string;
  readonly parentColumns: readonly string[];
  readonly column?: ColumnView;
  readonly isFollowed: boolean;
}

function made({ name }: TableView, rows: RowsView, { column, isFollowed, ...found }: Found): DiagramReference {
  const isSelf = found.parent === name && column?.reference?.self !== true;
  return {
    id: `${name}\n${found.columns.join('\n')}`,
    table: name,
    ...found,
    nullable: column?.nulls !== undefined || isSelf,
    ...howOften(isFollowed ? rows : undefined, found.parent, column),
  };
}

function howOften(
  rows: RowsView | undefined,
  parent: string,
  column: ColumnView | undefined,
): Pick<DiagramReference, 'cardinality' | 'children' | 'count'> {
  if (rows?.kind === 'per' && rows.parent === parent)
    return { cardinality: 'per', children: childrenOf(rows.count), count: rows.countText };
  if (column?.unique === true || column?.reference?.by === 'oneToOne')
    return { cardinality: 'oneToOne', children: { min: 0, max: 1 }, count: undefined };
  return { cardinality: 'many', children: { min: 0 }, count: undefined };
}

/** Takes what the engine says of the same reference. */
function withSummary(reference: DiagramReference, relations: readonly RelationSummary[]): DiagramReference {
  const same = relations.find(
    ({ table, parent, columns }) =>
      table === reference.table && parent === reference.parent && columns.join('\n') === reference.columns.join('\n'),
  );
  return same === undefined ? reference : { ...reference, nullable: same.nullable };
}
