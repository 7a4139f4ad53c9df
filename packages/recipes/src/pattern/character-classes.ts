import type { Budget } from './budget.ts';
import type { Pattern } from './pattern.ts';

/** The characters of a pattern, those as one that it cannot tell apart: large sets cost no more than single characters. */
export interface CharacterClasses {
  /** The code points of each class, ascending; the classes by their least code point. */
  readonly classes: readonly (readonly number[])[];
  /** The classes that a set of the pattern is made of, ascending; sets are known by identity. */
  of(codePoints: readonly number[]): readonly number[];
}

/** A stretch of code points, both ends included. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** Divides the characters of a pattern into classes. */
export function classesOf(pattern: Pattern, budget: Budget): CharacterClasses {
  const sets = new Map<readonly number[], readonly Range[]>();
  collectSets(pattern, sets, budget);
  const edges = edgesOf([...sets.values()].flat());
  const placeOf = new Map(edges.map((edge, place) => [edge, place]));
  const stretches = new Map([...sets].map(([set, ranges]) => [set, stretchesOf(ranges, edges, placeOf)]));
  const classOf = dividedBy([...stretches.values()], edges.length, budget);
  const { classes, renumbered } = numbered(classOf, edges);
  const members = new Map<readonly number[], readonly number[]>();
  for (const [set, places] of stretches) {
    const distinct = new Set(places.map((place) => renumbered.get(classOf[place]) ?? 0));
    members.set(
      set,
      [...distinct].sort((a, b) => a - b),
    );
  }
  return { classes, of: (codePoints) => members.get(codePoints) ?? [] };
}

function collectSets(pattern: Pattern, sets: Map<readonly number[], readonly Range[]>, budget: Budget): void {
  switch (pattern.kind) {
    case 'characters':
      if (sets.has(pattern.codePoints)) return;
      budget.spend(pattern.codePoints.length);
      sets.set(pattern.codePoints, rangesOf(pattern.codePoints));
      return;
    case 'sequence':
      for (const part of pattern.parts) collectSets(part, sets, budget);
      return;
    case 'either':
      for (const option of pattern.options) collectSets(option, sets, budget);
      return;
    case 'repeat':
      collectSets(pattern.of, sets, budget);
  }
}

function rangesOf(codePoints: readonly number[]): readonly Range[] {
  const isAscending = codePoints.every((point, at) => at === 0 || codePoints[at - 1] < point);
  const points = isAscending ? codePoints : [...new Set(codePoints)].sort((a, b) => a - b);
  const ranges: Range[] = [];
  let from = points[0];
  for (let at = 1; at <= points.length; at++) {
    if (points[at] === points[at - 1] + 1) continue;
    ranges.push({ from, to: points[at - 1] });
    from = points[at];
  }
  return points.length === 0 ? [] : ranges;
}

/** Where a set begins or has just ended: between two edges no set tells one code point from another. */
function edgesOf(ranges: readonly Range[]): number[] {
  return [...new Set(ranges.flatMap(({ from, to }) => [from, to + 1]))].sort((a, b) => a - b);
}

/** The places of the edges at which the stretches of a set begin. */
function stretchesOf(
  ranges: readonly Range[],
  edges: readonly number[],
  placeOf: ReadonlyMap<number, number>,
): readonly number[] {
  const places: number[] = [];
  for (const { from, to } of ranges) {
    for (let place = placeOf.get(from) ?? 0; edges[place] <= to; place++) places.push(place);
  }
  return places;
}

/** A number for each stretch, the same for those that lie in the same sets; 0 for those in none. */
function dividedBy(sets: readonly (readonly number[])[], count: number, budget: Budget): Int32Array {
  const classOf = new Int32Array(count);
  let next = 1;
  for (const places of sets) {
    budget.spend(places.length);
    const split = new Map<number, number>();
    for (const place of places) {
      const inside = split.get(classOf[place]) ?? next++;
      split.set(classOf[place], inside);
      classOf[place] = inside;
    }
  }
  return classOf;
}

/** The classes in the order of their least code point, and their numbers in it. */
function numbered(classOf: Int32Array, edges: readonly number[]) {
  const classes: number[][] = [];
  const renumbered = new Map<number, number>();
  for (const [place, from] of edges.entries()) {
    const old = classOf[place];
    if (old === 0) continue;
    const number = renumbered.get(old) ?? classes.length;
    renumbered.set(old, number);
    const points = classes[number] ?? [];
    classes[number] = points;
    for (let point = from; point < edges[place + 1]; point++) points.push(point);
  }
  return { classes, renumbered };
}
