import type { Edge, Node } from '@xyflow/react';
import { box, heightOf, shownColumns } from './box.ts';
import type { Diagram, DiagramColumn, DiagramReference, DiagramTable } from './diagram.ts';
import type { Places } from './lay-out.ts';
import { type End, lineHeight, type Obstacle, routeLines } from './route-lines.ts';

/** A table as the canvas has it. */
export type TableNode = Node<
  { readonly table: DiagramTable; readonly shown: readonly DiagramColumn[]; readonly isWhole: boolean },
  'table'
>;

/** A reference as the canvas has it: from the parent to the children. */
export type ReferenceEdge = Edge<
  {
    readonly reference: DiagramReference;
    /** Where the line turns up or down. */
    readonly turn: number;
  },
  'reference'
>;

/** On which side of a box a line ends. */
export type Side = 'left' | 'right';

/** Names the place where lines end: at a column, or at the head of a table where no column is meant. */
export function handleOf(side: Side, column: string | undefined): string {
  return column === undefined ? `${side}` : `${side} ${column}`;
}

/** The column that a place is at; undefined for the head. */
export function columnOfHandle(handle: string): string | undefined {
  const at = handle.indexOf(' ');
  return at < 0 ? undefined : handle.slice(at + 1);
}

export interface Chosen {
  readonly table: string | undefined;
  readonly reference: string | undefined;
  /** Tables that show all of their columns. */
  readonly whole: ReadonlySet<string>;
}

/** The boxes of a diagram. Their sizes are known, so that nothing waits to be measured. */
export function nodesOf(diagram: Diagram, places: Places, chosen: Chosen): TableNode[] {
  return diagram.tables.map((table) => {
    const isWhole = chosen.whole.has(table.name);
    const shown = isWhole ? table.columns : shownColumns(table, diagram.references);
    const least = shownColumns(table, diagram.references).length;
    const isLong = least < table.columns.length;
    const height =
      isLong && isWhole ? heightOf(shown.length, shown.length + 1) : heightOf(shown.length, table.columns.length);
    const size = { width: box.width, height };
    return {
      id: table.name,
      type: 'table' as const,
      position: places[table.name] ?? { x: 0, y: 0 },
      data: { table, shown, isWhole: isLong && isWhole },
      selected: chosen.table === table.name,
      ...size,
      measured: size,
    };
  });
}

export interface Lines {
  readonly nodes: readonly TableNode[];
  readonly chosen: Chosen;
  readonly nameOf: (reference: DiagramReference) => string;
}

/** The lines of a diagram, each between the sides of its boxes that face one another. */
export function edgesOf({ references }: Diagram, { nodes, chosen, nameOf }: Lines): ReferenceEdge[] {
  const byName = new Map(nodes.map((node) => [node.id, node]));
  const drawn = references.flatMap((reference) => {
    const [parent, child] = [byName.get(reference.parent), byName.get(reference.table)];
    if (parent === undefined || child === undefined) return [];
    const [from, onto] = sidesOf(parent.position.x, child.position.x);
    const line = {
      parent: parent.id,
      from: endOf(parent, from, reference.parentColumns[0]),
      to: endOf(child, onto, reference.columns[0]),
    };
    return [{ reference, from, onto, line }];
  });
  const turns = routeLines(
    drawn.map(({ line }) => line),
    nodes.map(obstacleOf),
  );
  return drawn.map(({ reference, from, onto }, place) => ({
    id: reference.id,
    type: 'reference' as const,
    source: reference.parent,
    target: reference.table,
    sourceHandle: handleOf(from, reference.parentColumns[0]),
    targetHandle: handleOf(onto, reference.columns[0]),
    data: { reference, turn: turns[place] ?? 0 },
    selected: chosen.reference === reference.id,
    ariaLabel: nameOf(reference),
  }));
}

/** Boxes that stand over one another, and a table with itself, are joined on their left. */
function sidesOf(parentX: number, childX: number): readonly [Side, Side] {
  if (childX >= parentX + box.width) return ['right', 'left'];
  if (parentX >= childX + box.width) return ['left', 'right'];
  return ['left', 'left'];
}

function endOf({ position: { x, y }, data }: TableNode, side: Side, column: string | undefined): End {
  const place = data.shown.findIndex(({ name }) => name === column);
  return { x: side === 'left' ? x : x + box.width, y: y + lineHeight(place), out: side === 'left' ? -1 : 1 };
}

function obstacleOf({ position: { x, y }, height = 0 }: TableNode): Obstacle {
  return { left: x, right: x + box.width, top: y, bottom: y + height };
}
