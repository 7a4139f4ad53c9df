import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { bear } from './bear.ts';
import { bird } from './bird.ts';
import { cat } from './cat.ts';
import { cetacean } from './cetacean.ts';
import { cow } from './cow.ts';
import { crocodilia } from './crocodilia.ts';
import { dog } from './dog.ts';
import { fish } from './fish.ts';
import { horse } from './horse.ts';
import { insect } from './insect.ts';
import { lion } from './lion.ts';
import { petName } from './pet-name.ts';
import { rabbit } from './rabbit.ts';
import { rodent } from './rodent.ts';
import { snake } from './snake.ts';
import { type } from './type.ts';

const words = { text: ['first', 'second one', 'third'] };
const all = [
  [type, 'animal.type'],
  [bear, 'animal.bear'],
  [bird, 'animal.bird'],
  [cat, 'animal.cat'],
  [cetacean, 'animal.cetacean'],
  [cow, 'animal.cow'],
  [crocodilia, 'animal.crocodilia'],
  [dog, 'animal.dog'],
  [fish, 'animal.fish'],
  [horse, 'animal.horse'],
  [insect, 'animal.insect'],
  [lion, 'animal.lion'],
  [petName, 'animal.petName'],
  [rabbit, 'animal.rabbit'],
  [rodent, 'animal.rodent'],
  [snake, 'animal.snake'],
] as const;

for (const [generator, name] of all) testGenerator(generator, { tables: { [name]: words } });

describe('words of animal', () => {
  it.each(all)('are those of the locale: %#', async (generator, name) => {
    const values = await valuesMadeBy(generator, {}, { tables: { [name]: words } });

    expect(new Set(values)).toEqual(new Set(words.text));
  });
});
