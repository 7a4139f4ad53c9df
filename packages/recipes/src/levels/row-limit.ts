import { blocksOf } from './class-pieces.ts';
import type { NameEdges } from './name-edges.ts';
import type { ShownGroups } from './shown-groups.ts';

const HALF = 2 ** 52;

/**
 * Returns how many rows can be numbered: 2^53, or 2^51 if all pieces of one shown class together weigh more than half, whose
 * numbers would pass 2^53 at the level of 53 bits (1.375 · 2^52 + 2^53 for a class that is all).
 */
export function rowLimitOf(edges: NameEdges, surnames: ShownGroups, given: ShownGroups): number {
  const heavy = [...surnames.runs.keys()].filter((group) => weightOfRuns(edges, surnames, group) > HALF);
  const isAbove = heavy.some((surname) =>
    [...given.runs.keys()].some((group) => {
      const last = blocksOf(edges, surnames, given, [surname, group]).at(-1);
      return last !== undefined && last.before + last.weight > HALF;
    }),
  );
  return isAbove ? 2 ** 51 : 2 ** 53;
}

function weightOfRuns({ surnameEdges }: NameEdges, { runs }: ShownGroups, group: number): number {
  return runs[group].reduce((sum, { from, to }) => sum + surnameEdges[to] - surnameEdges[from], 0);
}
