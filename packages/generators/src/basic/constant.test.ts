import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { constant } from './constant.ts';

testGenerator(constant, {
  options: [{ value: 'x' }, { value: 7 }, { value: true }, { value: -2.5 }, { value: null }],
  matches: /^(x|7|true|-2.5)$/,
});

it.each(['007', '', ' a ', 'true', '1e3'])('keeps the text %j as it is', async (value) => {
  const values = await valuesMadeBy(constant, { value }, { rows: 3 });

  expect(values).toEqual([value, value, value]);
});
