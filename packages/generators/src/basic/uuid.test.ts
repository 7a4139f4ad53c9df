import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { validate } from 'uuid';
import { expect, it } from 'vitest';
import { uuid } from './uuid.ts';

testGenerator(uuid, {
  options: [{}, { version: 7 }, { version: '7', start: 'now-2y', every: '5m' }],
  matches: validate,
});

it.each([{ start: '2024-01-01' }, { every: '1h' }])('refuses times of ids that have none: %o', async (time) => {
  await expect(valuesMadeBy(uuid, time)).rejects.toThrow('belongs to version 7');
});
