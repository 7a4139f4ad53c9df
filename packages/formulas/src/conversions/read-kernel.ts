import { textOf } from '../columns/bounded.ts';
import { withStates } from '../columns/buffers.ts';
import type { Kernel } from '../columns/kernel.ts';
import { readTexts } from '../columns/read-texts.ts';
import { boolOf } from '../numbers/logic.ts';

/** Reads texts as values of the call's type. */
export const readKernel: Kernel = ([text], frame, { type }) => readTexts(textOf(text), type, frame);

/** 1 where a condition holds, else 0. */
export const numberOfBool: Kernel = ([condition], frame) => {
  const { values: from, states } = boolOf(condition);
  const values = frame.arena.float64();
  frame.step((n) => {
    for (let i = 0; i < n; i++) values[i] = from[i];
  });
  return { kind: 'number', values, scale: 0, min: 0, max: 1, ...withStates(states) };
};
