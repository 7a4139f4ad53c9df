import { CodedError, quote } from '@populace/core';

/** A column by its place, or a group of what has the same name before a point. */
export type NameNode = NameLeaf | NameGroup;

export interface NameLeaf {
  readonly kind: 'leaf';
  readonly name: string;
  /** Its place among the columns. */
  readonly column: number;
}

export interface NameGroup {
  readonly kind: 'group';
  readonly name: string;
  readonly members: NameNode[];
}

/**
 * Puts columns whose names have points (`address.city`) into groups, in the order in which they come first.
 * @throws CodedError `format/cannot-hold` where a name is a column and a group, or a part of a name is empty.
 */
export function nameTree(names: readonly string[]): readonly NameNode[] {
  const root: NameGroup = { kind: 'group', name: '', members: [] };
  for (const [column, name] of names.entries()) {
    const parts = name.split('.');
    const last = parts.pop() ?? '';
    if (last === '' || parts.includes('')) throw clash(`The name ${quote(name)} has an empty part`);
    const group = parts.reduce((outer, part) => groupIn(outer, part, name), root);
    if (group.members.some((member) => member.name === last)) {
      throw clash(`${quote(name)} is a column and a group of columns`);
    }
    group.members.push({ kind: 'leaf', name: last, column });
  }
  return root.members;
}

/** Columns as they are, in no groups. */
export function flatNames(names: readonly string[]): readonly NameNode[] {
  return names.map((name, column) => ({ kind: 'leaf', name, column }));
}

/** A column with the names that lead to it. */
export interface NamePath {
  readonly path: readonly string[];
  readonly column: number;
}

/** The columns in the order of their tree. */
export function leavesOf(nodes: readonly NameNode[], before: readonly string[] = []): readonly NamePath[] {
  return nodes.flatMap((node) => {
    const path = [...before, node.name];
    return node.kind === 'leaf' ? [{ path, column: node.column }] : leavesOf(node.members, path);
  });
}

function groupIn({ members }: NameGroup, name: string, column: string): NameGroup {
  const known = members.find((member) => member.name === name);
  if (known?.kind === 'leaf') throw clash(`${quote(column)} goes into ${quote(name)}, which is a column`);
  if (known !== undefined) return known;
  const group: NameGroup = { kind: 'group', name, members: [] };
  members.push(group);
  return group;
}

function clash(what: string): CodedError {
  return new CodedError(
    'format/cannot-hold',
    `${what}, so that points cannot part names; rename it, or say nested: false.`,
  );
}
