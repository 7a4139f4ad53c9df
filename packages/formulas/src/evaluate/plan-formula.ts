import type { Step } from '@populace/recipes';
import type { CheckedFormula } from '../check/check-formula.ts';
import { joinedStates, textsOf, withStates } from '../columns/buffers.ts';
import { constantColumn } from '../columns/constant-column.ts';
import { convertColumn, nullColumn } from '../columns/convert-column.ts';
import { FIRST_FAULT, type FormulaColumn, PRESENT } from '../columns/formula-column.ts';
import type { Frame, Room } from '../columns/frame.ts';
import { EXACT } from '../columns/number-columns.ts';
import { readVector } from '../columns/read-vector.ts';
import { selectRows } from '../columns/select-rows.ts';
import type { TypedExpression } from '../typed/typed-expression.ts';
import type { FormulaType } from '../types/formula-type.ts';
import { outerParts } from './outer-parts.ts';
import { createPlace, type FollowedPlace, followPlace, type Place } from './place.ts';

/** Plans a formula for the rows of a frame: registers the steps that fill the column that it returns. */
export function planFormula(checked: CheckedFormula, frame: Frame): FormulaColumn {
  return planNode(checked.tree, createPlace(frame));
}

/** Plans a formula whose values are looked at by whoever plans it, so that none is handed on as it is. */
export function planValues(checked: CheckedFormula, frame: Frame): FormulaColumn {
  return planComputed(checked.tree, createPlace(frame));
}

function planNode(node: TypedExpression, place: Place): FormulaColumn {
  const known = place.planned.get(node);
  if (known !== undefined) return known;
  const made = makeColumn(node, place);
  place.planned.set(node, made);
  return made;
}

/** Plans a part that something is computed with. */
function planComputed(node: TypedExpression, place: Place, wanted?: FormulaType): FormulaColumn {
  const { frame } = place;
  const column = planNode(node, place);
  const computed = computedForm(column, node.type, place);
  return wanted === undefined ? computed : convertColumn(computed, node.type, wanted, frame);
}

function computedForm(column: FormulaColumn, type: FormulaType, { computed, frame }: Place): FormulaColumn {
  if (column.kind !== 'passed') return column;
  const known = computed.get(column);
  if (known !== undefined) return known;
  const read = readVector(column.vector, type, frame, column.bounds);
  const made = { ...read, ...withStates(joinedStates([read, column], frame)) };
  computed.set(column, made);
  return made;
}

function makeColumn(node: TypedExpression, place: Place): FormulaColumn {
  const { frame } = place;
  switch (node.kind) {
    case 'constant':
      return constantColumn(node.value, frame);
    case 'column':
      return namedColumn(node.name, place);
    case 'parent': {
      const followed = followPlace(place, `parent ${node.reference}`, (from) => from.parent(node.reference));
      return seenThrough(node.of, followed, place);
    }
    case 'sibling': {
      const followed = followPlace(place, `sibling ${node.offset}`, (from) => from.sibling(node.offset));
      return seenThrough(node.of, followed, place);
    }
    case 'outer':
      return outerColumn(node.of, place);
    case 'call': {
      const args = node.args.map((arg, at) => planComputed(arg, place, node.takes[at]));
      return node.plan(args, frame);
    }
    case 'gather':
      return gatheredColumn(node, place);
    case 'fold':
      return foldedColumn(node, place);
    case 'list':
      throw new TypeError('Lists have no column of their own.');
    case 'rowNumber':
      return { kind: 'number', values: frame.rowNumbers(), scale: 0, min: 0, max: EXACT };
    case 'now': {
      const { days, ms, us } = frame.now;
      const micros = frame.arena.float64().fill(ms * 1000 + us);
      return { kind: 'timestamp', days: frame.arena.int32().fill(days), micros };
    }
    case 'seed':
      return { kind: 'text', values: textsOf(frame).fill(frame.seed), maxBytes: 4 * frame.seed.length };
  }
}

function namedColumn(name: string, { columns, frame }: Place): FormulaColumn {
  const known = columns.get(name);
  if (known !== undefined) return known;
  const made: FormulaColumn = { kind: 'passed', vector: frame.column(name), bounds: frame.bounds?.(name) };
  columns.set(name, made);
  return made;
}

/** Something of the rows at the end of a way: null where the way leads to none. */
function seenThrough(of: TypedExpression, followed: FollowedPlace, { frame }: Place): FormulaColumn {
  const column = planNode(of, followed.place);
  if (followed.states === undefined) return column;
  const states = joinedStates([column, { kind: 'bool', values: followed.states, states: followed.states }], frame);
  return { ...column, ...withStates(states) };
}

/** Something of the rows that gather, for each of the rows gathered. */
function outerColumn(of: TypedExpression, { root, frame }: Place): FormulaColumn {
  if (root.outer === undefined) throw new TypeError('Nothing gathers these rows.');
  const { place, owners } = root.outer;
  const column = planComputed(of, place);
  // One column, so that its number is that of an empty lane.
  return selectRows([column], { choice: frame.arena.uint8(), at: [owners] }, frame);
}

function gatheredColumn(node: Extract<TypedExpression, { kind: 'gather' }>, place: Place): FormulaColumn {
  const { frame, root } = place;
  const { kept, value } = node;
  const asked = outerParts([kept, value]);
  // What the children ask of the rows that gather is there before they are.
  for (const part of asked) planComputed(part, root);
  // They are said by the row that the formula is about, wherever the one is that gathers.
  const args = node.args.map((arg) => planComputed(arg, root));
  const asksOwner = asked.length > 0 || node.args.some(({ kind }) => kind !== 'constant');
  let made: FormulaColumn | undefined;
  frame.gather({ ...node.from, asksOwner }, (children) => {
    const inner = createPlace(children, { place: root, owners: children.owners });
    const collected = node.collect({
      owner: frame,
      children,
      kept: kept && planComputed(kept, inner),
      value: value && planComputed(value, inner),
      args,
      type: node.type,
    });
    made = collected.column;
    return collected.gathering;
  });
  if (made === undefined) throw new TypeError('The frame gathers nothing.');
  return made;
}

/** Elements of a written list are gathered as if they were rows, one for each row at a time. */
function foldedColumn(node: Extract<TypedExpression, { kind: 'fold' }>, place: Place): FormulaColumn {
  const { frame } = place;
  const { arena } = frame;
  // Elements that are all null are so of any type; that of the result is one that the macro knows.
  const itemType = node.itemType.kind === 'null' ? node.type : node.itemType;
  const items = node.items.map((item) => planComputed(item, place, itemType));
  const conditions = node.kept.map((item) => item && planComputed(item, place));
  const args = node.args.map((arg) => planComputed(arg, place));
  const steps: Step[] = [];
  const within: Room = { arena, step: (step) => steps.push(step) };
  const all = { column: 0 };
  const taken = { choice: arena.uint8(), all };
  const owners = arena.int32();
  for (let i = 0; i < owners.length; i++) owners[i] = i;
  const value = items.length === 0 ? nullColumn(itemType, frame) : selectRows(items, taken, within);
  const always: FormulaColumn = { kind: 'bool', values: arena.uint8().fill(1) };
  const isFiltered = conditions.some((condition) => condition !== undefined);
  const kept = isFiltered
    ? selectRows(
        conditions.map((condition) => condition ?? always),
        taken,
        within,
      )
    : undefined;
  const children = { ...frame, ...within, owners };
  const { gathering, column } = node.collect({ owner: frame, children, kept, value, args, type: node.type });
  frame.step((n) => {
    gathering.begin(n);
    for (let item = 0; item < items.length; item++) {
      all.column = item;
      for (const step of steps) step(n);
      gathering.take(n);
    }
    gathering.end(n);
  });
  const source = node.source.map((item) => planComputed(item, place));
  return { ...column, ...withStates(withFaults(column.states, source, frame)) };
}

/** The states of a column, with the faults of others. */
function withFaults(
  states: Uint8Array | undefined,
  others: readonly FormulaColumn[],
  frame: Frame,
): Uint8Array | undefined {
  const lanes = others.flatMap((other) => (other.states === undefined ? [] : [other.states]));
  if (lanes.length === 0) return states;
  const joined = frame.arena.uint8();
  frame.step((n) => {
    for (let i = 0; i < n; i++) joined[i] = states === undefined ? PRESENT : states[i];
    for (const lane of lanes) for (let i = 0; i < n; i++) if (lane[i] >= FIRST_FAULT) joined[i] = lane[i];
  });
  return joined;
}
