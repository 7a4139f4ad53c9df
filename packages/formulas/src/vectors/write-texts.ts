import type { LogicalType } from '@populace/core';
import { textsOf, withStates } from '../columns/buffers.ts';
import { durationText } from '../columns/duration-text.ts';
import { type FormulaColumn, PRESENT, type TextColumn } from '../columns/formula-column.ts';
import type { Room } from '../columns/frame.ts';
import type { Written } from './written.ts';

/** The most bytes of a duration as ISO 8601. */
const LONGEST_DURATION = 40;

/** Writes texts, and durations as texts. */
export function writeTexts(column: FormulaColumn, type: LogicalType, room: Room): Written {
  if (column.kind === 'span') return writeBytes(durationTexts(column.micros, column.states, room), room);
  if (column.kind !== 'text') throw new TypeError(`A column of ${column.kind} cannot be written as ${type.kind}.`);
  return type.kind === 'uuid' ? writeUuids(column, room) : writeBytes(column, room);
}

function durationTexts(micros: Float64Array, states: Uint8Array | undefined, room: Room): TextColumn {
  const values = textsOf(room);
  room.step((n) => {
    for (let i = 0; i < n; i++) values[i] = durationText(micros[i]);
  });
  return { kind: 'text', values, maxBytes: LONGEST_DURATION, ...withStates(states) };
}

function writeBytes({ values, maxBytes, states }: TextColumn, { arena, step }: Room): Written {
  const offsets = arena.int32(arena.rows + 1);
  const bytes = arena.uint8(arena.rows * maxBytes);
  const encoder = new TextEncoder();
  step((n) => {
    let end = 0;
    for (let i = 0; i < n; i++) {
      // What stands under a null or a fault may be longer than said.
      if (states === undefined || states[i] === PRESENT) {
        const text = values[i];
        const { length } = text;
        let at = 0;
        for (; at < length; at++) {
          const unit = text.charCodeAt(at);
          if (unit >= 0x80) break;
          bytes[end + at] = unit;
        }
        end += at;
        if (at < length) end += encoder.encodeInto(text.slice(at), bytes.subarray(end)).written;
      }
      offsets[i + 1] = end;
    }
  });
  return { vector: { kind: 'bytes', offsets, bytes, maxBytes }, states };
}

function writeUuids({ values, states }: TextColumn, { arena, step }: Room): Written {
  const words = [arena.int32(), arena.int32(), arena.int32(), arena.int32()] as const;
  step((n) => {
    for (let i = 0; i < n; i++) {
      const digits = values[i].replaceAll('-', '');
      for (let word = 0; word < 4; word++) {
        words[word][i] = Number.parseInt(digits.slice(word * 8, word * 8 + 8), 16) | 0;
      }
    }
  });
  return { vector: { kind: 'uuid', words }, states };
}
