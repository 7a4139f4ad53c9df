import { box } from './box.ts';

/** Where a line runs between two boxes: out of one, up or down at a place between, and into the other. */
export interface Line {
  readonly parent: string;
  readonly from: End;
  readonly to: End;
}

/** The end of a line at the side of a box, and which way leads away from it. */
export interface End {
  readonly x: number;
  readonly y: number;
  readonly out: 1 | -1;
}

/** A box in the way. */
export interface Obstacle {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How far a line goes straight on from a box before it turns. */
export const STEM = 28;
/** How far lines of different parents stand apart where they run side by side. */
const APART = 12;

/**
 * Returns where each line turns up or down, by its place on the page: in the middle between the boxes, unless that leads through other
 * boxes and a turn near one of the ends does not. Lines of one parent share their way, those of others stand beside it.
 */
export function routeLines(lines: readonly Line[], obstacles: readonly Obstacle[]): readonly number[] {
  const turns = lines.map((line) => turnOf(line, obstacles));
  const moved = [...turns];
  for (const group of groupsOf(lines, turns)) {
    const parents = [...new Set(group.map((place) => lines[place]?.parent ?? ''))].sort();
    for (const place of group) {
      const line = lines[place];
      if (line === undefined) continue;
      const shift = (parents.indexOf(line.parent) - (parents.length - 1) / 2) * APART;
      moved[place] = (turns[place] ?? 0) + Math.max(-room(line), Math.min(room(line), shift));
    }
  }
  return moved;
}

/** Lines that run side by side, by their places: each group is beside no other. */
function groupsOf(lines: readonly Line[], turns: readonly number[]): readonly (readonly number[])[] {
  const groups: number[][] = [];
  for (const [place, line] of lines.entries()) {
    const isBeside = (other: number) => {
      const near = Math.abs((turns[other] ?? 0) - (turns[place] ?? 0)) < APART;
      const found = lines[other];
      return near && found !== undefined && overlap(line, found);
    };
    const joined = groups.filter((group) => group.some(isBeside));
    for (const group of joined) groups.splice(groups.indexOf(group), 1);
    groups.push([...joined.flat(), place]);
  }
  return groups;
}

/** How far a turn may be moved to either side. */
function room({ from, to }: Line): number {
  return from.out === to.out ? STEM / 2 : Math.max(0, Math.abs(to.x - from.x) / 2 - STEM / 2);
}

function overlap(a: Line, b: Line): boolean {
  const [aTop, aBottom] = [Math.min(a.from.y, a.to.y), Math.max(a.from.y, a.to.y)];
  return Math.min(b.from.y, b.to.y) <= aBottom && Math.max(b.from.y, b.to.y) >= aTop;
}

function turnOf(line: Line, obstacles: readonly Obstacle[]): number {
  const { from, to } = line;
  // Out of the same side, the line goes around both boxes.
  if (from.out === to.out) return from.out === 1 ? Math.max(from.x, to.x) + STEM : Math.min(from.x, to.x) - STEM;
  const candidates = [(from.x + to.x) / 2, to.x + to.out * STEM, from.x + from.out * STEM];
  const crossed = candidates.map((turn) => crossings(line, turn, obstacles));
  return candidates[crossed.indexOf(Math.min(...crossed))] ?? 0;
}

/** How many boxes a line with that turn leads through. */
function crossings({ from, to }: Line, turn: number, obstacles: readonly Obstacle[]): number {
  const pieces = [
    { left: Math.min(from.x, turn), right: Math.max(from.x, turn), top: from.y, bottom: from.y },
    { left: turn, right: turn, top: Math.min(from.y, to.y), bottom: Math.max(from.y, to.y) },
    { left: Math.min(turn, to.x), right: Math.max(turn, to.x), top: to.y, bottom: to.y },
  ];
  const isIn = (a: Obstacle, b: Obstacle) =>
    a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
  return obstacles.filter((obstacle) => pieces.some((piece) => isIn(piece, obstacle))).length;
}

/** The height of the middle of a column's line in its box; -1 is the head. */
export function lineHeight(place: number): number {
  return place < 0 ? box.head / 2 : box.head + box.row * (place + 0.5);
}
