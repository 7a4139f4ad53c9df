import { planText, type ScriptPart, type TableFacts, type TableTree, type TreeRows, tableTrees } from '@populace/cells';
import { yamlCell } from './yaml-cell.ts';
import { yamlKey } from './yaml-texts.ts';

/** Returns what a document of several tables is made of, each within the mappings of its parent. `check` throws where that cannot be. */
export function yamlTree(tables: readonly TableFacts[], check: () => void): readonly ScriptPart[] {
  return tableTrees(tables).map((tree) => ({ kind: 'tree', root: treeRows(tree, check, { outer: '', indent: '' }) }));
}

/** How far the rows are indented, and the name of their table. */
interface Indents {
  readonly outer: string;
  readonly indent: string;
}

function treeRows({ facts, children }: TableTree, check: () => void, { outer, indent }: Indents): TreeRows {
  const key = `${outer}${yamlKey(facts.name)}:`;
  return {
    table: facts.name,
    columns: facts.columns.map(({ name }) => name),
    frame: { before: `${key}\n`, between: '', after: '', empty: `${key} []\n` },
    rowClose: '',
    children: children.map((child) => treeRows(child, check, { outer: `${indent}  `, indent: `${indent}    ` })),
    plan(columns, rows) {
      check();
      const layout = { rowOpen: `${indent}- `, cellBetween: `\n${indent}  `, rowClose: '\n\0', cell: yamlCell };
      return planText(columns, layout, rows);
    },
  };
}
