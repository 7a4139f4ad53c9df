import type { LoadEdge } from './load-edge.ts';
import { targetsOf } from './sort-tables.ts';

/** Returns the tables of a circle of references, the first of them again at the end; empty where there is none. */
export function findCycle(tables: readonly string[], edges: readonly LoadEdge[]): readonly string[] {
  const targets = targetsOf(edges);
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (table: string): readonly string[] => {
    const begin = path.indexOf(table);
    if (begin >= 0) return [...path.slice(begin), table];
    if (done.has(table)) return [];
    path.push(table);
    for (const target of targets.get(table) ?? []) {
      const circle = visit(target);
      if (circle.length > 0) return circle;
    }
    path.pop();
    done.add(table);
    return [];
  };
  for (const table of tables) {
    const circle = visit(table);
    if (circle.length > 0) return circle;
  }
  return [];
}
