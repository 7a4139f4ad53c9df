import { planText, type ScriptPart, type TableFacts, type TableTree, type TreeRows, tableTrees } from '@populace/cells';
import { CodedError, type Column } from '@populace/core';
import { jsonObjects } from '../shared/json-text/json-objects.ts';
import type { JsonSettings } from './json-rows.ts';

/**
 * Returns what a document of several tables is made of, each within the objects of its parent: `{customers: [{…, orders: [{…}]}]}`. Rows of
 * the outermost tables have lines of their own.
 * @throws CodedError `format/invalid-option` for rows under keys.
 */
export function jsonTree(tables: readonly TableFacts[], options: JsonSettings): readonly ScriptPart[] {
  if (options.shape !== 'array') {
    throw new CodedError('format/invalid-option', 'nest is for arrays of rows; leave shape: object out, or nest.');
  }
  const trees = tableTrees(tables);
  const comma = (index: number): string => (index === trees.length - 1 ? '' : ',');
  return [
    { kind: 'text', text: '{' },
    ...trees.map((tree, index): ScriptPart => {
      const root = treeRows(tree, options, { depth: 1, before: options.pretty ? '\n  ' : '\n', after: comma(index) });
      return { kind: 'tree', root };
    }),
    { kind: 'text', text: '\n}\n' },
  ];
}

/** Where the rows of a table stand. */
interface TreePlace {
  /** How deep the name of the table stands. */
  readonly depth: number;
  readonly before: string;
  readonly after: string;
}

function treeRows(
  { facts, children }: TableTree,
  options: JsonSettings,
  { depth, before, after }: TreePlace,
): TreeRows {
  const { pretty } = options;
  const isOutermost = depth === 1;
  const line = (level: number): string => (pretty ? `\n${'  '.repeat(level)}` : '');
  const rowLine = isOutermost && !pretty ? '\n' : line(depth + 1);
  const member = `${before}${JSON.stringify(facts.name)}${pretty ? ': ' : ':'}[`;
  const rowClose = `${line(depth + 1)}}`;
  return {
    table: facts.name,
    columns: facts.columns.map(({ name }) => name),
    frame: {
      before: member,
      between: ',',
      after: `${isOutermost && !pretty ? '\n' : line(depth)}]${after}`,
      empty: `${member}]${after}`,
    },
    rowClose,
    children: children.map((child) =>
      treeRows(child, options, { depth: depth + 2, before: `,${line(depth + 2)}`, after: '' }),
    ),
    plan(columns, rows) {
      if (options.nested) refuseGroups(facts.name, columns, children);
      const objects = jsonObjects(columns, { ...options, depth: pretty ? depth + 1 : undefined });
      // The object is closed behind the rows within it.
      const rowEnd = `${objects.close.slice(0, -rowClose.length)}\0`;
      return planText(objects.columns, { rowOpen: rowLine, rowClose: rowEnd, cell: objects.cell }, rows);
    },
  };
}

/** @throws CodedError `format/cannot-hold` where names with points make an object that has the name of a table within the row. */
function refuseGroups(table: string, columns: readonly Column[], children: readonly TableTree[]): void {
  for (const { facts } of children) {
    const column = columns.find(({ name }) => name.startsWith(`${facts.name}.`));
    if (column === undefined) continue;
    const message = `Column ${JSON.stringify(column.name)} of ${table} and the rows of ${facts.name} would have the same name; rename one of them, or leave nested out.`;
    throw new CodedError('format/cannot-hold', message);
  }
}
