import { CodedError, type RowSet, rowNumber } from '@populace/core';
import {
  createPermutationFamily,
  type NullCheck,
  type PermutationFamily,
  type Planner,
  planNullCheck,
  unitOf,
} from '@populace/recipes';
import { planRowsOf } from '../../columns/planners/plan-rows-of.ts';
import { referencePlanning } from '../../columns/planning.ts';
import type { ChildRelation } from '../../model/child-relation.ts';
import type { ParentRows } from '../../model/family.ts';
import { type Pool, stepOver } from './pool.ts';

/** The row is one of those that are made per row of the same parent, to which other columns of the row lead. */
export interface WithinWay {
  readonly kind: 'within';
  /** The column of the row that leads to the parent, then those of the tables on the way. */
  readonly path: readonly [string, ...string[]];
}

/** The children among which one is chosen. */
export interface ChildCandidates {
  readonly relation: ChildRelation;
  /** Those that come into question, as places in the order of the parents; all of them, if absent. */
  readonly pool: (() => Pool) | undefined;
  /** By row, the row that it must not refer to, −1 for none. */
  readonly others: Float64Array | undefined;
}

/** A row of the other table that belongs to the row itself, each as likely; none where there are none. */
export function planChild(candidates: ChildCandidates, at: Planner): ParentRows {
  return planChildren({ ...candidates, parents: at.rows }, at);
}

/**
 * A row of the other table that belongs to the parent which another column of the row leads to, each as likely; none where there are
 * none, or where that column is null. In the own table it is an earlier child of the same parent.
 */
export function planWithin(
  { path: [first, ...more] }: WithinWay,
  { self, distinct, ...candidates }: ChildCandidates & { readonly self: boolean; readonly distinct: boolean },
  at: Planner,
): ParentRows {
  const planning = referencePlanning(at);
  let chosen = planning.chosen(first);
  for (const name of more) chosen = chosen.planner.chosen(name);
  // The column has the values of all on the way, and so is null where any of them is.
  const known = planNullCheck(at.column(first), at);
  const before = self ? planning.family().places : undefined;
  const choice: Choice = { ...candidates, parents: chosen.rows, known, before };
  return distinct ? planChildren({ ...choice, pick: pickDistinct(at) }, at) : planChildren(choice, at);
}

interface Choice extends ChildCandidates {
  readonly parents: RowSet;
  /** Where the parent is null. */
  readonly known?: NullCheck | undefined;
  /** How many of the children come into question, the first ones; all of them, if absent. */
  readonly before?: Float64Array | undefined;
  /** Which of so many children it is, for a row of the batch; each as likely, if absent. */
  readonly pick?: Pick;
}

type Pick = (i: number, span: number) => number;

function planChildren(choice: Choice, at: Planner): ParentRows {
  const { parents, relation, known, before, pool, others } = choice;
  const { arena } = at;
  const pick = choice.pick ?? pickAny(at);
  const otherPlace = others === undefined ? undefined : planOtherPlaces(relation, others, at);
  const numbers = arena.float64();
  const valid = arena.uint8();
  at.step((n) => {
    const among = pool?.();
    const placeOf = (child: number): number => (among === undefined ? child : among.before(child));
    for (let i = 0; i < n; i++) {
      numbers[i] = 0;
      valid[i] = 0;
      if (known !== undefined && known.values[i] === known.nothing) continue;
      const { first, count } = relation.childrenOf(rowNumber(parents, i));
      const end = first + (before === undefined ? count : before[i]);
      const begin = placeOf(first);
      const other = otherPlace === undefined ? -1 : otherPlace[i];
      const isThere = other >= first && other < end && (among === undefined || among.has(other));
      const span = placeOf(end) - begin - (isThere ? 1 : 0);
      if (span === 0) continue;
      numbers[i] = begin + stepOver(pick(i, span), isThere ? placeOf(other) - begin : -1);
      valid[i] = 1;
    }
    among?.toRows(n, numbers);
    for (let i = 0; i < n; i++) if (valid[i] !== 0) numbers[i] = relation.rowAt(numbers[i]);
  });
  const rows = planRowsOf(numbers, at);
  const isSure = relation.least > 0 && known === undefined && before === undefined;
  return isSure && pool === undefined && others === undefined ? { rows } : { rows, valid };
}

/** Where rows stand in the order of the parents; −1 for none. */
function planOtherPlaces(relation: ChildRelation, others: Float64Array, { arena, step }: Planner): Float64Array {
  const children = arena.float64();
  const parents = arena.float64();
  const places = arena.float64();
  step((n) => {
    for (let i = 0; i < n; i++) children[i] = Math.max(0, others[i]);
    relation.find(n, children, parents, places);
    for (let i = 0; i < n; i++) {
      places[i] = others[i] < 0 ? -1 : relation.childrenOf(parents[i]).first + places[i];
    }
  });
  return places;
}

function pickAny(at: Planner): Pick {
  const [a, b] = at.source.words('parent');
  // The product can round up to the span.
  return (i, span) => Math.min(span - 1, Math.floor(unitOf(a[i], b[i]) * span));
}

/** Each child of the row's own parent has another, in an order of that parent; checking has compared how many there are. */
function pickDistinct(at: Planner): Pick {
  const { parents, places } = referencePlanning(at).family();
  const key = at.source.key('parent/distinct');
  const families = new Map<number, PermutationFamily>();
  return (i, span) => {
    const family = families.get(span) ?? createPermutationFamily(key, span);
    families.set(span, family);
    if (places[i] < span) return family.at(rowNumber(parents, i), places[i]);
    throw new CodedError('limit/rows', `There are ${span} rows to refer to, each once a parent.`);
  };
}
