import { bounded, textOf } from '../columns/bounded.ts';
import { textsOf } from '../columns/buffers.ts';
import type { Kernel } from '../columns/kernel.ts';

/** Two texts, one after the other. */
export const joinTexts: Kernel = ([a, b], frame) => {
  const [left, right] = [textOf(a), textOf(b)];
  const [x, y] = [left.values, right.values];
  const values = textsOf(frame);
  frame.step((n) => {
    for (let i = 0; i < n; i++) values[i] = x[i] + y[i];
  });
  return bounded({ kind: 'text', values, maxBytes: left.maxBytes + right.maxBytes }, [left, right], frame);
};
