import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { userAgent } from './user-agent.ts';

testGenerator(userAgent, { matches: /^(Browser|Reader)\/\d\.\d/ });

it('is as common as the list says', async () => {
  const values = await valuesMadeBy(userAgent, {}, { rows: 10_000 });

  const first = values.filter((value) => value === 'Browser/1.0 (One)').length;
  // 7 in 10; six standard deviations.
  expect(Math.abs(first - 7000)).toBeLessThan(275);
});
