import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { time } from './time.ts';

testGenerator(time, {
  options: [{}, { min: '08:30', max: '17:45:30' }, { precision: 'ms' }, { precision: 'us' }],
  matches: /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?$/,
});

it.each([
  ['25:00', 'min must be a time of day'],
  ['8:30', 'min must be a time of day'],
  ['18:00', 'min (18:00) is later than max (17:00)'],
])('refuses %s as the earliest before 17:00', async (min, message) => {
  await expect(valuesMadeBy(time, { min, max: '17:00' })).rejects.toThrow(message);
});
