import { rowsMadeBy, testGenerator, valuesMadeBy } from '@populace/testkit';
// @ts-expect-error: the package brings no types.
import validator from 'validator';
import { expect, it } from 'vitest';
import { mac } from './mac.ts';

testGenerator(mac, {
  options: [{}, { separator: 'hyphen' }, { separator: 'none', mode: 'valid' }],
  matches: /^[\da-f]{2}([:-]?)([\da-f]{2}\1){4}[\da-f]{2}$/,
});

it('has what is asked for between its bytes', async () => {
  const columns = {
    colon: mac,
    hyphen: [mac, { separator: 'hyphen' }],
    none: [mac, { separator: 'none' }],
  } as const;

  const [row] = await rowsMadeBy(columns, { rows: 1 });

  expect(row?.colon.split(':')).toHaveLength(6);
  expect(row?.hyphen.split('-')).toHaveLength(6);
  expect(row?.none).toHaveLength(12);
});

it('is no address where it is to be invalid', async () => {
  const values = await valuesMadeBy(mac, { mode: 'invalid' }, { rows: 10_000 });

  expect(values.filter((value) => value.length !== 17 || validator.isMACAddress(value))).toEqual([]);
});
