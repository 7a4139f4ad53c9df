import { nearestNames, quote } from '@populace/core';
import type { Span } from '../syntax/expression.ts';
import { type Checking, type Meaning, noteRead, type RowPath, refuse } from './checking.ts';
import type { ChildScope, ParentScope } from './table-scope.ts';

/** What a name means for a row: a column, a row that it refers to, or its children; undefined where it has none of the name. */
export function nameOfRow(row: RowPath, name: string, at: Span, checking: Checking): Meaning | undefined {
  const column = columnOfRow(row, name, at, checking);
  if (column !== undefined) return column;
  const parent = row.scope.parents.get(name);
  if (parent !== undefined) return { kind: 'row', row: followed(row, parent, checking) };
  const children = row.scope.children.filter(({ table }) => table === name);
  if (children.length > 0) return childrenOf(row, children, at, checking);
  return undefined;
}

/** A column of a row, by whatever name. */
export function columnOfRow(row: RowPath, name: string, at: Span, checking: Checking): Meaning | undefined {
  const { scope } = row;
  const type = scope.columnType(name);
  if (type === undefined) return undefined;
  if (type.kind === 'list') {
    const message = `${quote(name)} of ${scope.table} has lists or structures, with which formulas cannot compute; take a column of single values.`;
    return refuse('formula/type', at, message);
  }
  noteRead(checking, scope.table, name);
  const { table } = scope;
  return { kind: 'value', value: row.wrap({ kind: 'column', table, name, type, isNullable: scope.isNullable(name) }) };
}

/** The row that a reference leads to. */
export function followed(row: RowPath, { reference, isNullable, open }: ParentScope, checking: Checking): RowPath {
  const { table } = row.scope;
  noteRead(checking, table, reference);
  return {
    scope: open(),
    wrap: (of) =>
      row.wrap({ kind: 'parent', table, reference, of, type: of.type, isNullable: of.isNullable || isNullable }),
  };
}

/** The children of a row by one of the references that lead to it. */
export function childrenOf(from: RowPath, children: readonly ChildScope[], at: Span, checking: Checking): Meaning {
  const [child, other] = children;
  if (child === undefined) throw new TypeError('There are children to choose from.');
  if (other !== undefined) {
    const calls = children.map(({ table, reference }) => `children("${table}", "${reference}")`).join(' or ');
    refuse('formula/type', at, `${child.table} refers to ${from.scope.table} in more than one way; write ${calls}.`);
  }
  if (child.obstacle !== undefined) refuse('formula/children-not-grouped', at, child.obstacle);
  noteRead(checking, child.table, child.reference);
  const gathered = { kind: 'children', table: child.table, reference: child.reference } as const;
  return { kind: 'rows', rows: { from, gathered, scope: child.open(), filters: [], value: undefined } };
}

/** The row before or after, among those of the same parent. */
export function siblingOf(row: RowPath, offset: -1 | 1, at: Span, checking: Checking): RowPath {
  const { siblings, table } = row.scope;
  if ('obstacle' in siblings) refuse('formula/children-not-grouped', at, siblings.obstacle);
  noteRead(checking, table, siblings.parent);
  return {
    scope: row.scope,
    wrap: (of) => row.wrap({ kind: 'sibling', offset, of, type: of.type, isNullable: true }),
  };
}

/** Refuses a name that a row does not have. */
export function refuseName(row: RowPath, name: string, at: Span, others: readonly string[] = []): never {
  const { scope } = row;
  const names = [...scope.columns, ...scope.parents.keys(), ...scope.children.map(({ table }) => table), ...others];
  const message = `${scope.table} has nothing named ${quote(name)}.`;
  const meant = [...scope.parents].find(([, { reference }]) => isMeantFor(name, reference));
  if (meant === undefined) return refuse('formula/unknown-name', at, message, nearestNames(name, names));
  const [word, { reference }] = meant;
  return refuse('formula/unknown-name', at, `${message} The row that ${quote(reference)} refers to is ${word}.`, [
    word,
  ]);
}

/** Whether a name is that of a reference but for its ending: `customer` for `customer_code`, `buyer_id` for `buyer`. */
function isMeantFor(name: string, reference: string): boolean {
  const plain = name.replace(/(_id|Id| id)$/, '');
  return plain === reference || (reference.startsWith(plain) && /^[^a-z]/.test(reference.slice(plain.length)));
}
