import type { LoadEdge } from './load-edge.ts';

/** Orders tables whose references have no circle: targets first, else as they are given. */
export function sortTables(tables: readonly string[], edges: readonly LoadEdge[]): readonly string[] {
  const sorted = new Set<string>();
  const targets = targetsOf(edges);
  const visit = (table: string): void => {
    if (sorted.has(table)) return;
    for (const target of targets.get(table) ?? []) visit(target);
    sorted.add(table);
  };
  for (const table of tables) visit(table);
  return [...sorted];
}

/** The targets of each table's references. */
export function targetsOf(edges: readonly LoadEdge[]): ReadonlyMap<string, readonly string[]> {
  const targets = new Map<string, string[]>();
  for (const { from, to } of edges) {
    const known = targets.get(from);
    if (known === undefined) targets.set(from, [to]);
    else known.push(to);
  }
  return targets;
}
