import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { future } from './future.ts';

testGenerator(future, {
  options: [{}, { within: '15m', precision: 'ms' }, { within: '6w', precision: 'us' }],
  matches: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?$/,
});

it('goes on a month to the last day that the month has', async () => {
  const values = await valuesMadeBy(future, { within: 'P1M' }, { rows: 3000, now: '2023-01-31T00:00:00Z' });

  // 28 days have 672 hours; the first and the last are met for sure.
  const hours = values.toSorted().map((value) => value.slice(0, 13));
  expect([hours[0], hours.at(-1)]).toEqual(['2023-01-31T00', '2023-02-27T23']);
});
