import { CodedError, type Column } from '@populace/core';

/** A member of an object: a column's value, or an object with members of its own. */
export interface JsonMember {
  readonly name: string;
  readonly value: Column | ReadonlyMap<string, JsonMember>;
}

type Group = Map<string, JsonMember>;

/**
 * Makes objects of names with points: `address.city` and `address.zip` are members of `address`, which stands where the first of them does.
 * @throws CodedError `format/cannot-hold` where a name is a value and an object, or has a part that is empty.
 */
export function nestMembers(columns: readonly Column[]): readonly JsonMember[] {
  const root: Group = new Map();
  for (const column of columns) {
    const path = column.name.split('.');
    const last = path.pop() ?? '';
    if (last === '' || path.includes('')) throw emptyPart(column.name);
    const group = path.reduce((parent, name, depth) => groupIn(parent, name, { column, depth }), root);
    if (group.has(last)) throw clash(column.name, column.name);
    group.set(last, { name: last, value: column });
  }
  return [...root.values()];
}

function groupIn(parent: Group, name: string, { column, depth }: { column: Column; depth: number }): Group {
  const present = parent.get(name)?.value;
  if (present === undefined) {
    const group: Group = new Map();
    parent.set(name, { name, value: group });
    return group;
  }
  if (!(present instanceof Map)) {
    const taken = column.name
      .split('.')
      .slice(0, depth + 1)
      .join('.');
    throw clash(column.name, taken);
  }
  return present;
}

function clash(name: string, taken: string): CodedError {
  const message = `Column ${JSON.stringify(name)} cannot be nested: ${JSON.stringify(taken)} would be a value and an object at once; rename one of the columns, or set nested: false.`;
  return new CodedError('format/cannot-hold', message);
}

function emptyPart(name: string): CodedError {
  const message = `Column ${JSON.stringify(name)} cannot be nested, as there is nothing before, behind or between its points; rename it, or set nested: false.`;
  return new CodedError('format/cannot-hold', message);
}
