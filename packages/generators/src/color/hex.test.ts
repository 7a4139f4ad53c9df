import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { hex } from './hex.ts';

testGenerator(hex, { matches: /^#[0-9a-f]{6}$/ });

it('is any of the 16,777,216 colours, hardly ever the same', async () => {
  const colors = await valuesMadeBy(hex, {}, { rows: 2000 });

  expect(new Set(colors).size).toBeGreaterThan(1990);
  const reds = colors.map((color) => Number.parseInt(color.slice(1, 3), 16));
  expect(reds.reduce((sum, red) => sum + red, 0) / reds.length).toBeCloseTo(127.5, -1);
});
