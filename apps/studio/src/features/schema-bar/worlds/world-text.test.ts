import { openSchema } from '@populace/library';
import { expect, it } from 'vitest';
import { readSchemaView } from '../../../lib/document/read-schema-view.ts';
import { worldText } from './world-text.ts';

const schema = (seed: string) =>
  `populace: 1\n${seed}tables:\n  people:\n    rows: 3\n    columns:\n      name: person.fullName\n`;

const rowsOf = async (text: string) => (await openSchema(text)).table('people').text('csv');

it.each(['2026', '2_026', '"2_026"', '"007"', '007', '-5', '+7', '0x10', '1e3', 'a b', '"true"', '"9007199254740993"'])(
  'comes back to the very same world from another one, for a seed written as %s',
  async (written) => {
    const text = schema(`seed: ${written}\n`);
    const read = readSchemaView(text);
    const seed = 'view' in read ? (read.view.seed ?? '') : '';

    const other = worldText(text, '4711');
    const back = worldText(other, seed);

    expect(await rowsOf(other)).not.toBe(await rowsOf(text));
    expect(await rowsOf(back)).toBe(await rowsOf(text));
  },
);

it('comes back to the world of a schema without a seed, which is that of 1', async () => {
  expect(await rowsOf(worldText(schema(''), '1'))).toBe(await rowsOf(schema('')));
});
