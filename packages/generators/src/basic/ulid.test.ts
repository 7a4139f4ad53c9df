import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { decodeTime } from 'ulid';
import { expect, it } from 'vitest';
import { ulid } from './ulid.ts';

testGenerator(ulid, {
  options: [{}, { start: '2001-09-09', every: '1h' }],
  matches: /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/,
});

it('begins a year before now and goes on by the second where it is told nothing else', async () => {
  const values = await valuesMadeBy(ulid, {}, { rows: 3, now: '2024-02-29T12:00:00Z' });

  const first = Date.UTC(2023, 1, 28, 12);
  expect(values.map((value) => decodeTime(value))).toEqual([first, first + 1000, first + 2000]);
});
