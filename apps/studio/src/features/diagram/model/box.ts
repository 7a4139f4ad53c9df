import type { DiagramReference, DiagramTable } from './diagram.ts';

/** The size of a table's box, in pixels; styles have the same. */
export const box = { width: 232, head: 36, row: 26, foot: 4 } as const;

/** More rows than these make a box too long to see the diagram. */
const MOST_COLUMNS = 8;

/** Which columns a box shows: keys and what lines begin or end at always, others in their order while there is room. */
export function shownColumns(
  { name, columns }: DiagramTable,
  references: readonly DiagramReference[],
): DiagramTable['columns'] {
  const linked = new Set(
    references.flatMap(({ table, columns: own, parent, parentColumns }) => [
      ...(table === name ? own : []),
      ...(parent === name ? parentColumns : []),
    ]),
  );
  const isNeeded = (column: DiagramTable['columns'][number]) => column.mark === 'key' || linked.has(column.name);
  let room = MOST_COLUMNS - columns.filter(isNeeded).length;
  return columns.filter((column) => isNeeded(column) || room-- > 0);
}

/** The height of a box with so many lines, the one that tells of more columns included. */
export function heightOf(shown: number, all: number): number {
  return box.head + box.row * (shown + (all > shown ? 1 : 0)) + box.foot;
}
