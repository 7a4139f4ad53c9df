import { createTextReader } from '@populace/cells';
import { rowNumber, typeName, type Vector } from '@populace/core';
import type { Primitive } from '@populace/recipes';
import { primitiveOf } from '../model/scope.ts';
import type { CellExplanation, PartExplanation } from './cell-explanation.ts';
import { plannedVector } from './planned-vector.ts';
import type { ColumnNode, RecipeNode, TraceNode } from './trace-node.ts';

/** What is known on the way into a cell. */
export interface PartDescribing {
  readonly primitives: ReadonlyMap<string, Primitive>;
  /** The cell that the part is of. */
  readonly own: { readonly table: string; readonly row: number };
  readonly cell: (node: ColumnNode) => CellExplanation;
}

/** Reads what a part of a cell came from out of its plan. */
export function describePart(node: RecipeNode, at: PartDescribing): PartExplanation {
  const vector = plannedVector(node);
  for (const [child, { subject, field }] of node.fields) {
    // A view is nothing but its field.
    if (child.kind !== 'recipe' || child.vector !== vector) continue;
    const of = node.of === undefined ? {} : { of: node.of };
    const part = describePart(child, at);
    return { ...part, fields: [{ subject, field, ...of }, ...part.fields] };
  }
  const { recipe, scope } = node;
  const text = textOf(vector);
  const cells = cellsOf(node, text, at);
  const lacksParent = node.children.some((child) => child.kind === 'column') && cells.length === 0;
  const shared = node.children.filter((child) => child.kind === 'shared');
  const notes = [node, ...shared].flatMap((each) => each.notes.map((note) => note(0)));
  return {
    kind: recipe.kind,
    how: primitiveOf(at.primitives, recipe).outline(recipe, scope),
    text,
    type: typeName(scope.type(recipe)),
    fields: [],
    ...entryOf(vector),
    draws: [node, ...shared].flatMap((each) => each.draws.map((draw) => draw())),
    notes: lacksParent ? [...notes, 'there is no row that it could refer to'] : notes,
    parts: chosenOf(node.children, vector).map((child) => describePart(child, at)),
    cells,
  };
}

function textOf(vector: Vector): string | null {
  return createTextReader({ name: '', type: { kind: 'string' }, vector })(0);
}

/** Which entry of its list a value is; lists of one entry leave no choice. */
function entryOf(vector: Vector): Pick<PartExplanation, 'entry'> {
  if (vector.kind !== 'codes') return {};
  const { size } = vector.dictionary;
  const code = vector.codes[0];
  return size > 1 && code < size ? { entry: { number: code + 1, of: size } } : {};
}

/** The parts that the value comes from: of several ways of making it, only the one that the row has. */
function chosenOf(children: readonly TraceNode[], vector: Vector): readonly RecipeNode[] {
  const parts = children.filter((child) => child.kind === 'recipe');
  if (vector.kind !== 'mixed') return parts;
  const ways = new Set(vector.options.map((option) => option.vector));
  const chosen = vector.options[vector.choice[0]].vector;
  const way = parts.find((part) => part.vector === chosen);
  return parts.filter((part) => part === way || !ways.has(plannedVector(part)));
}

/** The cells that a value was taken from; none where there is no row that it could refer to. */
function cellsOf(node: RecipeNode, text: string | null, at: PartDescribing): readonly CellExplanation[] {
  return node.children
    .filter((child) => child.kind === 'column')
    .filter((child) => node.beside.has(child) || isParent(child, text, at))
    .map((child) => at.cell(child));
}

/** A null of a row without a parent is told from one that the parent has. */
function isParent(node: ColumnNode, text: string | null, { own }: PartDescribing): boolean {
  if (text !== null) return true;
  if (node.table.name === own.table && rowNumber(node.rows, 0) === own.row) return false;
  return textOf(plannedVector(node)) === null;
}
