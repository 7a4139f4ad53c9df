import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { between } from './between.ts';

testGenerator(between, {
  options: [
    { from: '2024-02-28', to: '2024-03-01' },
    { from: '1900-01-01', to: 'now' },
  ],
  matches: /^\d{4}-\d\d-\d\d/,
});
testGenerator(between, {
  options: [
    { from: '2024-02-28T23:00:00Z', to: '2024-02-29T01:00:00Z' },
    { from: 'now-90s', to: 'now', precision: 'ms' },
    { from: '1969-12-31T23:59:59Z', to: '1970-01-01T00:00:01Z', precision: 'us' },
  ],
  matches: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?$/,
});

it('has the day that only leap years have', async () => {
  const range = { from: '2024-02-28', to: '2024-03-01' };

  const values = await valuesMadeBy(between, range);

  expect(new Set(values)).toEqual(new Set(['2024-02-28', '2024-02-29', '2024-03-01']));
});

it('refuses ends that are the wrong way round', async () => {
  const range = { from: '2024-03-01', to: '2024-02-28' };

  await expect(valuesMadeBy(between, range)).rejects.toThrow('from (2024-03-01) is later than to (2024-02-28)');
});
