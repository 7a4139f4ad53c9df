import type { TableModel } from '@populace/schema';
import type { DeclaredTable, TableReference } from '../model/table.ts';

/** Says of a table what the document alone says. */
export function declareTable(model: TableModel): DeclaredTable {
  const { rows, uniques } = model;
  return {
    name: model.name,
    place: model.place,
    follows: rows.kind === 'per' ? rows.follows : [],
    countedBy: rows.kind === 'per' ? rows.count.formula : undefined,
    uniqueLists: uniques.flatMap(({ columns, where }) => (where === undefined ? [columns] : [])),
    partialUniques: uniques.flatMap(({ columns, where }) => (where === undefined ? [] : [{ columns, where }])),
    references: referencesOf(model),
    hidden: model.hidden,
    checks: model.checks.map((source) => ({ source, name: source.formula.text })),
  };
}

/** References of single columns, then those of keys. */
function referencesOf({ columns, keys }: TableModel): readonly TableReference[] {
  const single = columns.flatMap(({ name, source }): TableReference[] => {
    if (source.kind !== 'reference') return [];
    const { table, column, logical = false } = source.declares ?? source;
    if (source.key !== undefined && source.declares === undefined) return [];
    return [{ columns: [name], shared: [], table, targets: [column], logical, as: source.as }];
  });
  return [
    ...single,
    ...keys.map(({ columns: own, shared, table, targets, logical, as }) => ({
      columns: own,
      shared,
      table,
      targets,
      logical,
      as,
    })),
  ];
}
