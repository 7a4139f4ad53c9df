import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { bicycle } from './bicycle.ts';
import { fuel } from './fuel.ts';

const words = { text: ['first', 'second one', 'third'] };
const all = [
  [bicycle, 'vehicle.bicycle'],
  [fuel, 'vehicle.fuel'],
] as const;

for (const [generator, name] of all) testGenerator(generator, { tables: { [name]: words } });

describe('words of vehicle', () => {
  it.each(all)('are those of the locale: %#', async (generator, name) => {
    const values = await valuesMadeBy(generator, {}, { tables: { [name]: words } });

    expect(new Set(values)).toEqual(new Set(words.text));
  });
});
