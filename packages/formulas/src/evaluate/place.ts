import type { FormulaColumn } from '../columns/formula-column.ts';
import type { FollowedFrame, Frame } from '../columns/frame.ts';
import type { TypedExpression } from '../typed/typed-expression.ts';

/** Rows for which parts of a formula are planned, and what was planned for them: each once, however often it is asked for. */
export interface Place {
  readonly frame: Frame;
  /** The rows that this place was reached from by references: an entry of theirs for each one here. */
  readonly root: Place;
  /** The rows that gather those of this place. */
  readonly outer: { readonly place: Place; readonly owners: Int32Array } | undefined;
  /** Columns by name, as they come. */
  readonly columns: Map<string, FormulaColumn>;
  readonly planned: Map<TypedExpression, FormulaColumn>;
  /** The same brought to a form that can be computed with. */
  readonly computed: Map<FormulaColumn, FormulaColumn>;
  readonly followed: Map<string, FollowedPlace>;
}

/** The rows at the end of a way, and where it leads to none. */
export interface FollowedPlace {
  readonly place: Place;
  readonly states: Uint8Array | undefined;
}

/** Creates the place of a frame's own rows. */
export function createPlace(frame: Frame, outer?: Place['outer']): Place {
  return placeOf(frame, outer, undefined);
}

function placeOf(frame: Frame, outer: Place['outer'], root: Place | undefined): Place {
  const place: { root: Place | undefined } & Omit<Place, 'root'> = {
    frame,
    root,
    outer,
    columns: new Map(),
    planned: new Map(),
    computed: new Map(),
    followed: new Map(),
  };
  // A place that was reached from no other is its own root.
  place.root ??= place as Place;
  return place as Place;
}

/** The place at the end of a way from another, made once. */
export function followPlace(from: Place, way: string, open: (frame: Frame) => FollowedFrame): FollowedPlace {
  const known = from.followed.get(way);
  if (known !== undefined) return known;
  const frame = open(from.frame);
  const made = { place: placeOf(frame, from.root.outer, from.root), states: frame.states };
  from.followed.set(way, made);
  return made;
}
