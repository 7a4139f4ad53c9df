import { faultableStates, joinedStates, withStates } from './buffers.ts';
import { FAULTS } from './faults.ts';
import { type FormulaColumn, PRESENT, type TextColumn } from './formula-column.ts';
import type { Room } from './frame.ts';

/** The most bytes of a text value. */
export const MOST_BYTES: number = 2 ** 20;

export function textOf(column: FormulaColumn | undefined): TextColumn {
  if (column?.kind === 'text') return column;
  throw new TypeError(`A text was expected, not ${column?.kind}.`);
}

/**
 * Texts made from others, with their states; where they might have more than 1 MiB, those that do are faults. Registered after what
 * fills them.
 */
export function bounded(made: TextColumn, from: readonly FormulaColumn[], frame: Room): TextColumn {
  if (made.maxBytes <= MOST_BYTES) return { ...made, ...withStates(joinedStates(from, frame)) };
  const states = faultableStates(from, frame);
  const { values } = made;
  frame.step((n) => {
    for (let i = 0; i < n; i++) {
      // A unit takes three bytes at most.
      if (values[i].length <= MOST_BYTES / 3 || bytesOf(values[i]) <= MOST_BYTES) continue;
      values[i] = '';
      if (states[i] === PRESENT) states[i] = FAULTS.textTooLong;
    }
  });
  return { ...made, maxBytes: MOST_BYTES, states };
}

function bytesOf(text: string): number {
  let length = text.length;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= 0x80) length += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2;
  }
  return length;
}
