import type { TableFacts } from './table-facts.ts';

/** The byte after each row of a tree, which no text of its formats has: U+0000. */
export const TREE_ROW_END = 0;

/** A table, and the tables whose rows belong to rows of it. */
export interface TableTree {
  readonly facts: TableFacts;
  readonly children: readonly TableTree[];
}

/** Returns tables as trees, in their order: each within the table that it has its rows per row of, where that is among them. */
export function tableTrees(tables: readonly TableFacts[]): readonly TableTree[] {
  const treeOf = (facts: TableFacts): TableTree => ({
    facts,
    children: tables.filter(({ parent }) => parent === facts.name).map(treeOf),
  });
  return tables.filter(({ parent }) => !tables.some(({ name }) => name === parent)).map(treeOf);
}
