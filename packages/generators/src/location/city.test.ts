import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { subjects } from '../index.ts';
import { city } from './city.ts';

testGenerator(city, { subjects, matches: /^(Aldport|Brë|Cantle on Wey)$/ });

it('is as likely as it has inhabitants', async () => {
  const values = await valuesMadeBy(city, {}, { subjects, rows: 10_000 });

  // 7 in 10 live there; six standard deviations.
  expect(Math.abs(values.filter((value) => value === 'Aldport').length - 7000)).toBeLessThan(275);
});
