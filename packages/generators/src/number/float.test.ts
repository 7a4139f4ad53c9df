import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { float } from './float.ts';

testGenerator(float, {
  options: [{}, { min: -5, max: 1e300 }, { distribution: 'normal' }, { distribution: { normal: { mean: 0, sd: 9 } } }],
  matches: (text) => Number.isFinite(Number(text)),
});

it.each([
  [{}, 0, 1],
  [{ min: -3 }, -3, 1],
  [{ min: 5 }, 5, 5],
  [{ max: -2 }, -2, -2],
  [{ max: 0.25 }, 0, 0.25],
])('has a range that reaches 0 and 1, unless it is told another: %o', async (options, least, most) => {
  const values = (await valuesMadeBy(float, options, { rows: 2000 })).map(Number);

  expect(Math.min(...values)).toBeGreaterThanOrEqual(least);
  expect(Math.max(...values)).toBeLessThanOrEqual(most);
});
