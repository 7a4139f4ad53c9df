import { hasNulls } from '../../formulas/has-nulls.ts';
import type { ChildRelation } from '../../model/child-relation.ts';
import type { PlannedColumn } from '../../model/column.ts';
import type { RelationSummary } from '../../model/feature-summaries.ts';
import type { PlannedTable, TableReference } from '../../model/table.ts';
import type { WorldFacts } from '../../model/world-facts.ts';

/** Describes what refers to what, table by table. */
export function describeRelations(world: WorldFacts): readonly RelationSummary[] {
  return world.tables.flatMap((table) => {
    const references = table.references.map((reference) => describeReference(world, table, reference));
    const { relation } = table;
    if (relation === undefined || table.follows.length > 0) return references;
    const belonging = { columns: [], shared: [], table: relation.table, targets: [], logical: false };
    return [describeReference(world, table, belonging), ...references];
  });
}

function describeReference(
  world: WorldFacts,
  table: PlannedTable,
  { columns, table: parent, targets }: Omit<TableReference, 'as'>,
): RelationSummary {
  const relation = columns.every((name) => table.follows.includes(name)) ? table.relation : undefined;
  return {
    table: table.name,
    columns,
    parent,
    parentColumns: targets,
    ...(relation === undefined
      ? chosen(columns.map((name) => table.column(name)))
      : { cardinality: 'per', way: 'per', children: childrenOf(relation) }),
    nullable: columns.some((name) => hasNulls(world, table, name)),
  };
}

function chosen(columns: readonly PlannedColumn[]): Pick<RelationSummary, 'cardinality' | 'way'> {
  const [source] = columns.map((column) => column.source);
  const isUnique = columns.some(({ unique }) => unique);
  return {
    cardinality: isUnique ? 'oneToOne' : 'many',
    way: source?.kind === 'reference' ? source.way.kind : 'uniform',
  };
}

function childrenOf({ least, bound }: ChildRelation): NonNullable<RelationSummary['children']> {
  return { min: least, ...(bound < Number.POSITIVE_INFINITY && { max: bound }) };
}
