import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { past } from './past.ts';

testGenerator(past, {
  options: [{}, { within: '15m', precision: 'ms' }, { within: '6w', precision: 'us' }],
  matches: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?$/,
});

it('goes back a month to the last day that the month has', async () => {
  const values = await valuesMadeBy(past, { within: 'P1M' }, { rows: 3000, now: '2024-03-31T00:00:00Z' });

  // 31 days have 744 hours; the first and the last are met for sure.
  const hours = values.toSorted().map((value) => value.slice(0, 13));
  expect([hours[0], hours.at(-1)]).toEqual(['2024-02-29T00', '2024-03-30T23']);
});
