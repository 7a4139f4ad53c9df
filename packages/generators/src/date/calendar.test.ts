import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { anytime } from './anytime.ts';
import { frequency } from './frequency.ts';
import { month } from './month.ts';
import { weekday } from './weekday.ts';

const tables = {
  'date.frequency': { text: ['Ofte', 'Neniam'] },
  'date.month': { text: ['Unua', 'Dua'], short: ['Un', 'Du'] },
  'date.weekday': { text: ['Lundo', 'Mardo'], short: ['Lu', 'Ma'] },
};
const options = [{}, { style: 'short' }];

testGenerator(month, { tables, options, matches: /^(Unua|Dua|Un|Du)$/ });
testGenerator(weekday, { tables, options, matches: /^(Lundo|Mardo|Lu|Ma)$/ });
testGenerator(frequency, { tables, matches: /^(Ofte|Neniam)$/ });
testGenerator(anytime, { matches: /^\d{4}-\d\d-\d\d/ });

it('lies on both sides of now, as far as is asked for', async () => {
  const now = '2026-11-21T10:00:00Z';
  const times = (await valuesMadeBy(anytime, { within: '2d' }, { now, rows: 2000 })).map((text) =>
    Date.parse(`${text}Z`),
  );
  const hours = times.map((time) => (time - Date.parse(now)) / 3_600_000);

  expect(Math.min(...hours)).toBeGreaterThanOrEqual(-48);
  expect(Math.max(...hours)).toBeLessThanOrEqual(48);
  expect(Math.min(...hours)).toBeLessThan(-45);
  expect(Math.max(...hours)).toBeGreaterThan(45);
});
