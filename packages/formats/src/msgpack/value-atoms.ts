import { joinBytes } from '@populace/bytes';
import { type Atom, CALL_SITE, type CellWriter, type Output } from '@populace/cells';
import { type Column, encodeUtf8, type ListVector, type StructVector } from '@populace/core';
import { type Presence, planPresence } from '../shared/columnar/presence.ts';
import { mayBeNull } from '../shared/nested/may-be-null.ts';
import { bindBytes } from './bytes-atom.ts';
import { HEAD, headOf, MOST_HEAD_BYTES, writeHead } from './heads.ts';
import { type MsgpackCell, type MsgpackValues, NIL, planMsgpackCell } from './msgpack-cell.ts';
import { planTexts } from './text-atoms.ts';

/** What values are planned with. */
export interface ValueSettings {
  readonly values: MsgpackValues;
  /** The most rows of a batch. */
  readonly rows: number;
  readonly nullable: boolean;
}

/**
 * Plans the values of a column, each with `before` before it.
 * @throws CodedError `format/cannot-hold` for what is no value of the column's type, and for dates outside of the years that can be written.
 */
export function planValue(column: Column, before: Uint8Array, settings: ValueSettings): readonly Atom[] {
  const { values, rows, nullable } = settings;
  const { vector } = column;
  const presence = nullable ? planPresence(vector, rows) : undefined;
  if (vector.kind === 'list') return [listAtom(vector, { before, presence, settings })];
  if (vector.kind === 'struct') return [mapAtom(vector, { before, presence, settings })];
  const cell = planMsgpackCell(column, { values, rows, present: presence?.present });
  return cell === undefined ? planTexts(column, before, presence) : [cellAtom(cell, before, presence)];
}

/** The name of a member of a map. */
export function nameOf({ name }: Pick<Column, 'name'>): Uint8Array {
  const text = encodeUtf8(name);
  return joinBytes([headOf(HEAD.text, text.length), text]);
}

/** Values that are no texts, each with `before` before it. */
function cellAtom(cell: MsgpackCell, before: Uint8Array, presence: Presence | undefined): Atom {
  const present = presence?.present;
  return {
    maxBytes: before.length,
    site: CALL_SITE.shared,
    prepare(n) {
      presence?.fill(n);
      return Math.max(1, cell.fill(n));
    },
    bind(output) {
      const put = bindBytes(before, output);
      return (row, at) => {
        const begin = put(row, at);
        if (present === undefined || present[row] !== 0) return cell.write(output, row, begin);
        output.bytes[begin] = NIL;
        return begin + 1;
      };
    },
  };
}

interface NestedSettings {
  readonly before: Uint8Array;
  readonly presence: Presence | undefined;
  readonly settings: ValueSettings;
}

const NOTHING = new Uint8Array();

/** Lists: how many items there are, and each of them. */
function listAtom({ offsets, item, most }: ListVector, { before, presence, settings }: NestedSettings): Atom {
  const rows = settings.rows * Math.max(1, most);
  const items = planValue(item, NOTHING, { ...settings, rows, nullable: mayBeNull(item.vector) });
  const itemBytes = items.reduce((sum, atom) => sum + atom.maxBytes, 0);
  return {
    maxBytes: before.length + MOST_HEAD_BYTES,
    site: CALL_SITE.shared,
    prepare(n) {
      presence?.fill(n);
      let longest = 0;
      for (let row = 0; row < n; row++) longest = Math.max(longest, offsets[row + 1] - offsets[row]);
      return longest * items.reduce((sum, atom) => sum + (atom.prepare?.(offsets[n]) ?? 0), itemBytes);
    },
    bind(output) {
      const write = bindAll(items, output);
      return orNull(presence, before, output, (row, at) => {
        const [from, to] = [offsets[row], offsets[row + 1]];
        let end = writeHead(output, HEAD.list, to - from, at);
        for (let place = from; place < to; place++) end = write(place, end);
        return end;
      });
    },
  };
}

/** Structures: a map of their members. */
function mapAtom({ members }: StructVector, { before, presence, settings }: NestedSettings): Atom {
  const atoms = members.flatMap((member, place) => {
    const heads = place === 0 ? [headOf(HEAD.map, members.length), nameOf(member)] : [nameOf(member)];
    return planValue(member, joinBytes(heads), { ...settings, nullable: mayBeNull(member.vector) });
  });
  return {
    maxBytes: atoms.reduce((sum, atom) => sum + atom.maxBytes, before.length + 1),
    site: CALL_SITE.shared,
    prepare(n) {
      presence?.fill(n);
      return atoms.reduce((sum, atom) => sum + (atom.prepare?.(n) ?? 0), 0);
    },
    bind: (output) => orNull(presence, before, output, bindAll(atoms, output)),
  };
}

function bindAll(atoms: readonly Atom[], output: Output): CellWriter {
  const writers = atoms.map((atom) => atom.bind(output));
  return (row, at) => {
    for (let place = 0; place < writers.length; place++) at = writers[place](row, at);
    return at;
  };
}

function orNull(presence: Presence | undefined, before: Uint8Array, output: Output, write: CellWriter): CellWriter {
  const put = bindBytes(before, output);
  const present = presence?.present;
  return (row, at) => {
    const begin = put(row, at);
    if (present === undefined || present[row] !== 0) return write(row, begin);
    output.bytes[begin] = NIL;
    return begin + 1;
  };
}
