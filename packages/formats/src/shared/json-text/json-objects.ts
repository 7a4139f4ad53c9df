import type { CellLayout } from '@populace/cells';
import type { Column } from '@populace/core';
import { flatNames, type NameNode, nameTree } from '../columnar/name-tree.ts';
import { jsonCell } from './json-cell.ts';

/** How the objects of rows are written. */
export interface JsonObjectStyle {
  readonly bigints: 'digits' | 'text';
  readonly decimals: 'number' | 'text';
  readonly nested: boolean;
  /** How deep the objects stand, where each member has a line of its own; undefined where none has. */
  readonly depth?: number | undefined;
}

/** How an object a row is laid out: the text before each column's value, and the text after the last one. */
export interface JsonObjects {
  /** In the order in which they stand. */
  readonly columns: readonly Column[];
  readonly close: string;
  /** @throws CodedError `format/cannot-hold` where a column of numbers or booleans is made of something else. */
  cell(column: Column): CellLayout;
}

/**
 * Lays out an object a row.
 * @throws CodedError `format/cannot-hold` for names that cannot be members side by side.
 */
export function jsonObjects(
  columns: readonly Column[],
  { bigints, decimals, nested, depth }: JsonObjectStyle,
): JsonObjects {
  const before = new Map<Column, { readonly text: string; readonly level: number }>();
  const lineAt = (level: number): string => (depth === undefined ? '' : `\n${'  '.repeat(depth + level)}`);
  const colon = depth === undefined ? ':' : ': ';
  let pending = '';
  const write = (members: readonly NameNode[], level: number): void => {
    pending += '{';
    for (const [place, node] of members.entries()) {
      pending += (place === 0 ? '' : ',') + lineAt(level + 1) + JSON.stringify(node.name) + colon;
      if (node.kind === 'leaf') {
        before.set(columns[node.column], { text: pending, level: level + 1 });
        pending = '';
      } else {
        write(node.members, level + 1);
      }
    }
    pending += `${lineAt(level)}}`;
  };
  const names = columns.map(({ name }) => name);
  write(nested ? nameTree(names) : flatNames(names), 0);
  return {
    columns: [...before.keys()],
    close: pending,
    cell(column) {
      const { text = '', level = 0 } = before.get(column) ?? {};
      const within = (deeper: number): string => lineAt(level + deeper);
      return jsonCell(column, { before: text, bigints, decimals, lineAt: depth === undefined ? undefined : within });
    },
  };
}
