import { findCycle } from './find-cycle.ts';
import type { LoadEdge } from './load-edge.ts';
import { sortTables } from './sort-tables.ts';

/** In which order tables are loaded. */
export interface LoadOrder<E extends LoadEdge> {
  /** All tables: the target of each reference before its table, but for broken ones. Empty where there is a `stuck` circle. */
  readonly tables: readonly string[];
  /** References that must be filled afterwards. None could be taken away: with any of them there would be a circle again. */
  readonly broken: readonly E[];
  /** Tables that refer to one another in a circle that cannot be broken, the first of them again at the end; else empty. */
  readonly stuck: readonly string[];
}

/**
 * Orders tables for loading: parents before children, else as they are given. Circles are broken at few of the references that can be.
 * References to the own table are circles, too: leave those out that refer to rows loaded before. Targets that are not among the tables
 * don't count.
 */
export function planLoadOrder<E extends LoadEdge>(tables: readonly string[], edges: readonly E[]): LoadOrder<E> {
  const known = new Set(tables);
  const inner = edges.filter(({ from, to }) => known.has(from) && known.has(to));
  const stuck = findCycle(
    tables,
    inner.filter(({ breakable }) => !breakable),
  );
  if (stuck.length > 0) return { tables: [], broken: [], stuck };
  const kept = new Set<E>(keptEdges(tables, inner));
  // What was broken for a circle that another break has opened meanwhile is put back.
  for (const edge of inner) {
    if (!kept.has(edge) && findCycle(tables, [...kept, edge]).length === 0) kept.add(edge);
  }
  return { tables: sortTables(tables, [...kept]), broken: inner.filter((edge) => !kept.has(edge)), stuck: [] };
}

/** Takes tables one by one: any whose parents are loaded, else the one that breaks the fewest references. */
function keptEdges<E extends LoadEdge>(tables: readonly string[], edges: readonly E[]): readonly E[] {
  let left = [...tables];
  let open = edges.filter(({ from, to }) => from !== to);
  const kept: E[] = [];
  while (left.length > 0) {
    const next = nextTable(left, open);
    kept.push(...open.filter(({ to }) => to === next));
    left = left.filter((table) => table !== next);
    open = open.filter(({ from, to }) => from !== next && to !== next);
  }
  return [...kept, ...edges.filter(({ from, to, breakable }) => from === to && !breakable)];
}

/** References that cannot be broken have no circle, so some table has only breakable ones left. */
function nextTable(tables: readonly string[], edges: readonly LoadEdge[]): string {
  const own = new Map<string, { count: number; breakable: boolean }>();
  const freed = new Map<string, number>();
  for (const { from, to, breakable } of edges) {
    const known = own.get(from) ?? { count: 0, breakable: true };
    own.set(from, { count: known.count + 1, breakable: known.breakable && breakable });
    freed.set(to, (freed.get(to) ?? 0) + 1);
  }
  let best = { table: tables[0] as string, cost: Number.POSITIVE_INFINITY }; // There is a table left.
  for (const table of tables) {
    const { count, breakable } = own.get(table) ?? { count: 0, breakable: true };
    if (count === 0) return table;
    // Of two that break as many, the one that more tables wait for.
    const cost = breakable ? count - (freed.get(table) ?? 0) / (edges.length + 1) : Number.POSITIVE_INFINITY;
    if (cost < best.cost) best = { table, cost };
  }
  return best.table;
}
