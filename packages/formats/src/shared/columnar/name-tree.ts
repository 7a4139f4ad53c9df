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
 * @throws CodedError `format/cannot-hold` where a name is a value and a group, or a part of a name is empty.
 */
export function nameTree(names: readonly string[]): readonly NameNode[] {
  const root: NameGroup = { kind: 'group', name: '', members: [] };
  // By the whole name up to it.
  const known = new Map<string, NameNode>();
  for (const [column, name] of names.entries()) {
    const parts = name.split('.');
    if (parts.includes('')) throw emptyPart(name);
    const path = parts.slice(0, -1);
    const group = path.reduce((outer, part, depth) => groupIn(outer, part, { known, name, depth }), root);
    if (known.has(name)) throw clash(name, name);
    const leaf: NameLeaf = { kind: 'leaf', name: parts[path.length], column };
    known.set(name, leaf);
    group.members.push(leaf);
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

/** A column's name, the depth of one of its groups, and the nodes by their whole names. */
interface GroupPlace {
  readonly known: Map<string, NameNode>;
  readonly name: string;
  readonly depth: number;
}

function groupIn({ members }: NameGroup, part: string, { known, name, depth }: GroupPlace): NameGroup {
  const whole = name
    .split('.')
    .slice(0, depth + 1)
    .join('.');
  const present = known.get(whole);
  if (present?.kind === 'leaf') throw clash(name, whole);
  if (present !== undefined) return present;
  const group: NameGroup = { kind: 'group', name: part, members: [] };
  known.set(whole, group);
  members.push(group);
  return group;
}

function clash(name: string, taken: string): CodedError {
  const message = `Column ${quote(name)} cannot be nested: ${quote(taken)} would be a value and an object at once; rename one of the columns, or set nested: false.`;
  return new CodedError('format/cannot-hold', message);
}

function emptyPart(name: string): CodedError {
  const message = `Column ${quote(name)} cannot be nested, as there is nothing before, behind or between its points; rename it, or set nested: false.`;
  return new CodedError('format/cannot-hold', message);
}
