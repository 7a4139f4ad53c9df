import type { SchemaEdit } from '../../../lib/document/edits/schema-edit.ts';
import type { StepLabel } from '../../../lib/document/history.ts';
import type { Diagram } from './diagram.ts';

/** An end of a line that is being drawn: a column, or the head of a table. */
export interface DrawnEnd {
  readonly table: string;
  readonly column: string | undefined;
}

/** A change of the document with the words of its step, and the reference that it makes. */
export interface Drawn {
  readonly edit: SchemaEdit;
  readonly label: StepLabel;
  readonly table: string;
  readonly column: string;
  readonly to: { readonly table: string; readonly column: string };
}

/**
 * Returns the change that a drawn line means. From column to column the first refers to the second, unless only the first is a key:
 * then the second refers to it. From a column to the head of another table, that table gets a column that refers to it.
 */
export function drawReference(diagram: Diagram, from: DrawnEnd, onto: DrawnEnd): Drawn | undefined {
  // A line from a head is the same line, drawn the other way.
  if (from.column === undefined) return onto.column === undefined ? undefined : drawReference(diagram, onto, from);
  const start = { table: from.table, column: from.column };
  if (onto.column === undefined) return onto.table === from.table ? undefined : added(onto.table, start);
  const end = { table: onto.table, column: onto.column };
  if (start.table === end.table && start.column === end.column) return undefined;
  return isKey(diagram, start) && !isKey(diagram, end) ? referring(end, start) : referring(start, end);
}

/** Returns the change that makes a column refer to another; without a column the table gets one that does. */
export function makeReference({ table, column }: DrawnEnd, to: ReferredColumn): Drawn {
  return column === undefined ? added(table, to) : referring({ table, column }, to);
}

/** A column that is referred to. */
export interface ReferredColumn {
  readonly table: string;
  readonly column: string;
}

function isKey({ tables }: Diagram, { table, column }: ReferredColumn): boolean {
  const mark = tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column)?.mark;
  return mark === 'key' || mark === 'unique';
}

function referring({ table, column }: ReferredColumn, to: ReferredColumn): Drawn {
  const label = { key: 'add-reference', values: { table, target: to.table } };
  return { edit: { kind: 'make-reference', table, column, to }, label, table, column, to };
}

function added(table: string, to: ReferredColumn): Drawn {
  const column = `${to.table}_${to.column}`;
  const label = { key: 'add-reference', values: { table, target: to.table } };
  const value = { references: { table: to.table, column: to.column } };
  return { edit: { kind: 'add-column', table, name: column, value }, label, table, column, to };
}
