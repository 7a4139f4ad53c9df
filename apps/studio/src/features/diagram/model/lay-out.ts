import { Graph, layout } from '@dagrejs/dagre';
import { box, heightOf, shownColumns } from './box.ts';
import type { Diagram } from './diagram.ts';

/** Where a box has its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the boxes of tables stand, by name. */
export type Places = Readonly<Record<string, Point>>;

const GRID = 4;

/** Lays a diagram out from left to right, parents before their children. The same diagram always has the same places. */
export function layOut({ tables, references }: Diagram): Places {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'LR', nodesep: 40, ranksep: 110, marginx: 24, marginy: 24 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const table of tables) {
    const height = heightOf(shownColumns(table, references).length, table.columns.length);
    graph.setNode(table.name, { width: box.width, height });
  }
  for (const { id, table, parent } of references) if (table !== parent) graph.setEdge(parent, table, {}, id);
  layout(graph);
  return Object.fromEntries(
    tables.map(({ name }) => {
      const { x, y, width, height } = graph.node(name);
      return [name, { x: onGrid(x - width / 2), y: onGrid(y - height / 2) }];
    }),
  );
}

function onGrid(length: number): number {
  return Math.round(length / GRID) * GRID;
}

/** Returns the places of all tables: those that are remembered, and the others below them or, where none is, laid out. */
export function placesOf(diagram: Diagram, remembered: Places): Places {
  const known = diagram.tables.filter(({ name }) => remembered[name] !== undefined);
  if (known.length === 0) return layOut(diagram);
  const bottoms = known.map((table) => {
    const shown = shownColumns(table, diagram.references).length;
    return (remembered[table.name]?.y ?? 0) + heightOf(shown, table.columns.length);
  });
  const left = Math.min(...known.map(({ name }) => remembered[name]?.x ?? 0));
  let next: Point = { x: left, y: Math.max(...bottoms) + 40 };
  const places: Record<string, Point> = {};
  for (const { name } of diagram.tables) {
    const place = remembered[name] ?? next;
    places[name] = place;
    if (place === next) next = { x: next.x + box.width + 40, y: next.y };
  }
  return places;
}
