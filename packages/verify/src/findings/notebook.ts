import { catalogue, type ProblemCode } from '@populace/core';
import type { Comparison, Finding, FindingGroup, Skipped } from './finding.ts';

/** So many findings of a kind are kept whole; of the others only their number. */
const MOST_SHOWN = 5;

/** Where a finding is. */
export interface Spot {
  readonly file: string | null;
  readonly line: number | null;
  readonly row: number | null;
}

export const NO_SPOT: Spot = { file: null, line: null, row: null };

/** What checkers write down about one table. */
export interface TableNotes {
  /** A finding; `message` is asked for only where it is kept. */
  add(code: ProblemCode, subject: string, at: () => Spot, message: () => string): void;
  compare(comparison: Comparison): void;
  skip(what: string, why: string): void;
  /** Says that a file cannot be read to its end: nothing is met from then on. */
  tear(): void;
}

/** Collects what checkers find, in memory that does not grow with the number of findings. */
export interface Notebook {
  table(name: string): TableNotes;
  comparisons(table: string): readonly Comparison[];
  groups(): readonly FindingGroup[];
  skipped(): readonly Skipped[];
}

/** Creates an empty notebook. */
export function createNotebook(): Notebook {
  const groups = new Map<
    string,
    { count: number; readonly shown: Finding[] } & Omit<FindingGroup, 'count' | 'shown'>
  >();
  const comparisons = new Map<string, Comparison[]>();
  const skipped: Skipped[] = [];
  const torn = new Set<string>();
  const groupOf = (code: ProblemCode, table: string, subject: string) => {
    const key = JSON.stringify([code, table, subject]);
    const group = groups.get(key) ?? { code, table, subject, count: 0, shown: [], remedy: catalogue[code].remedy };
    groups.set(key, group);
    return group;
  };
  return {
    table: (table) => ({
      add(code, subject, at, message) {
        const group = groupOf(code, table, subject);
        group.count++;
        if (group.shown.length < MOST_SHOWN) group.shown.push({ code, table, ...at(), message: message() });
      },
      compare(comparison) {
        if (comparison.isMet && torn.has(table)) {
          skipped.push({ table, what: comparison.what, why: 'a file cannot be read to its end' });
          return;
        }
        comparisons.set(table, [...(comparisons.get(table) ?? []), comparison]);
      },
      tear: () => void torn.add(table),
      skip: (what, why) => void skipped.push({ table, what, why }),
    }),
    comparisons: (table) => comparisons.get(table) ?? [],
    groups: () => [...groups.values()],
    skipped: () => skipped,
  };
}
