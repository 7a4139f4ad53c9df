import type { Places, Point } from './lay-out.ts';

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const ways: Readonly<Record<Direction, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Returns the table that an arrow key goes to: the nearest in that direction, those beside the way being farther. */
export function neighbourOf(name: string, direction: Direction, places: Places): string | undefined {
  const from = places[name];
  if (from === undefined) return undefined;
  const way = ways[direction];
  let best: { readonly name: string; readonly far: number } | undefined;
  for (const [other, { x, y }] of Object.entries(places)) {
    const along = (x - from.x) * way.x + (y - from.y) * way.y;
    const beside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
    if (other === name || along <= 0) continue;
    const far = along + 2 * beside;
    if (best === undefined || far < best.far) best = { name: other, far };
  }
  return best?.name;
}
