import {
  CodedError,
  createPermutationFamily,
  type NullCheck,
  type PermutationFamily,
  type Planner,
  planNullCheck,
  type RowSet,
  rowNumber,
  unitOf,
} from '@populace/core';
import { referencePlanning } from '../../plan/planning.ts';
import type { ChildRelation } from '../child-relation.ts';
import { type ParentRows, planRowsOf } from '../parent-rows.ts';

/** The row is one of those that are made per row of the same parent, to which other columns of the row lead. */
export interface WithinWay {
  readonly kind: 'within';
  /** The column of the row that leads to the parent, then those of the tables on the way. */
  readonly path: readonly [string, ...string[]];
}

/** A row of the other table that belongs to the row itself, each as likely; none where there are none. */
export function planChild(relation: ChildRelation, at: Planner): ParentRows {
  return planChildren({ parents: at.rows, relation }, at);
}

/**
 * A row of the other table that belongs to the parent which another column of the row leads to, each as likely; none where there are
 * none, or where that column is null. In the own table it is an earlier child of the same parent.
 */
export function planWithin(
  { path: [first, ...more] }: WithinWay,
  {
    relation,
    self,
    distinct,
  }: { readonly relation: ChildRelation; readonly self: boolean; readonly distinct: boolean },
  at: Planner,
): ParentRows {
  const planning = referencePlanning(at);
  let chosen = planning.chosen(first);
  for (const name of more) chosen = chosen.planner.chosen(name);
  // The column has the values of all on the way, and so is null where any of them is.
  const known = planNullCheck(at.column(first), at);
  const before = self ? planning.family().places : undefined;
  const choice: Choice = { parents: chosen.rows, relation, known, before };
  return distinct ? planChildren({ ...choice, pick: pickDistinct(at) }, at) : planChildren(choice, at);
}

interface Choice {
  readonly parents: RowSet;
  readonly relation: ChildRelation;
  /** Where the parent is null. */
  readonly known?: NullCheck | undefined;
  /** How many of the children come into question, the first ones; all of them, if absent. */
  readonly before?: Float64Array | undefined;
  /** Which of so many children it is, for a row of the batch; each as likely, if absent. */
  readonly pick?: Pick;
}

type Pick = (i: number, span: number) => number;

function planChildren(choice: Choice, at: Planner): ParentRows {
  const { parents, relation, known, before } = choice;
  const { arena } = at;
  const pick = choice.pick ?? pickAny(at);
  const numbers = arena.float64();
  const valid = arena.uint8();
  at.step((n) => {
    for (let i = 0; i < n; i++) {
      numbers[i] = 0;
      valid[i] = 0;
      if (known !== undefined && known.values[i] === known.nothing) continue;
      const { first, count } = relation.childrenOf(rowNumber(parents, i));
      const span = before === undefined ? count : before[i];
      if (span === 0) continue;
      numbers[i] = relation.rowAt(first + pick(i, span));
      valid[i] = 1;
    }
  });
  const rows = planRowsOf(numbers, at);
  return relation.least > 0 && known === undefined && before === undefined ? { rows } : { rows, valid };
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
