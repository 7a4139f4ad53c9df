import type { Gathering } from '@populace/formulas';
import type { ChildRelation } from '../model/child-relation.ts';
import { createMarks, type Marks } from './marks.ts';
import type { Stretches } from './stretches.ts';

/** A batch that walks more children than so many a row sets marks, so that others need not walk them again. */
const WORTH_MARKS = 8;
const NOBODY = -1;

/** What walks with, and what it tells of the children it meets. */
export interface WalkParts {
  readonly relation: Pick<ChildRelation, 'rowCount' | 'rowAt'>;
  readonly stretches: Pick<Stretches, 'firsts' | 'ends'>;
  readonly gathering: Pick<Gathering, 'carry' | 'lanes'>;
  /** The most rows of a batch. */
  readonly rows: number;
  /** Lists a child for an owner, which before it goes on from where another stands, if that is not below 0. */
  readonly add: (child: number, owner: number, origin: number) => void;
  /** Takes in all children that are listed. */
  readonly flush: () => void;
}

/**
 * Creates what walks the children that the rows of a batch gather, so that rows of one parent walk them together: sorted by how far they
 * go, each goes on from where the one before stands; the first, from where the last batch ended or from a mark. All have then taken in
 * what they would have taken in alone, from the first child on and in its order. So what they gather is the same to the last bit,
 * whatever the batch is, and whatever was before it.
 */
export function createWalk({ relation, stretches, gathering, rows, add, flush }: WalkParts): (n: number) => void {
  const { firsts, ends } = stretches;
  const { carry, lanes } = gathering;
  const order = new Int32Array(rows);
  /** Where the last owner of the last batch stands, who is kept beyond the rows. */
  const kept = { first: NOBODY, end: 0 };
  const last = { first: NOBODY, end: 0 };
  let marks: Marks | undefined;

  const walk = (owner: number, before: number): number => {
    const [first, end] = [firsts[owner], ends[owner]];
    let origin = before !== NOBODY && firsts[before] === first ? before : NOBODY;
    const isKept = origin === NOBODY && last.first === first && last.end <= end;
    let from = origin === NOBODY ? first : ends[origin];
    if (isKept) from = last.end;
    const mark = marks?.last(from, end) ?? NOBODY;
    if (marks !== undefined && mark !== NOBODY) {
      marks.load(mark, owner);
      from = marks.placeOf(mark);
      origin = NOBODY;
    } else if (isKept) carry(rows, owner);
    for (let place = from; place < end; place++) {
      add(relation.rowAt(place), owner, origin);
      origin = NOBODY;
    }
    return end - from;
  };

  const isSame = (a: number, b: number): boolean => a !== NOBODY && firsts[a] === firsts[b] && ends[a] === ends[b];

  const settle = createSettle({ order, stretches, carry, isSame });

  return (n) => {
    sortByEnds(order, ends, n);
    // Whoever fails on the way leaves nothing to go on from.
    Object.assign(last, kept);
    kept.first = NOBODY;
    let [before, walked] = [NOBODY, 0];
    for (let j = 0; j < n; j++) {
      const owner = order[j];
      if (firsts[owner] === ends[owner] || isSame(before, owner)) continue;
      walked += walk(owner, before);
      before = owner;
    }
    flush();
    if (walked > WORTH_MARKS * n && lanes !== undefined) marks ??= createMarks(lanes, relation.rowCount);
    // What is kept is carried first: what an owner stood with may be gone when it was carried on to the next.
    if (before !== NOBODY) {
      carry(before, rows);
      kept.first = firsts[before];
      kept.end = ends[before];
    }
    settle(n, walked > WORTH_MARKS * n ? marks : undefined);
  };
}

/** What is settled with once all owners have walked. */
interface SettleParts extends Pick<WalkParts, 'stretches'>, Pick<Gathering, 'carry'> {
  readonly order: Int32Array;
  /** Whether two owners gather the same children. */
  readonly isSame: (a: number, b: number) => boolean;
}

/** Creates what sets marks, and gives owners of the same children what the first of them has. */
function createSettle({ order, stretches, carry, isSame }: SettleParts): (n: number, into: Marks | undefined) => void {
  const { firsts, ends } = stretches;
  return (n, into) => {
    let before = NOBODY;
    for (let j = 0; j < n; j++) {
      const owner = order[j];
      if (firsts[owner] === ends[owner]) continue;
      if (isSame(before, owner)) {
        carry(before, owner);
        continue;
      }
      into?.save(owner, ends[owner]);
      before = owner;
    }
  };
}

/** Orders the rows of a batch by where their children end, by which those of one parent come together. */
function sortByEnds(order: Int32Array, ends: Float64Array, n: number): void {
  let isSorted = true;
  for (let i = 0; i < n; i++) {
    order[i] = i;
    if (i > 0 && ends[i] < ends[i - 1]) isSorted = false;
  }
  if (!isSorted) order.subarray(0, n).sort((a, b) => ends[a] - ends[b]);
}
