import { rowsMadeBy, testGenerator } from '@populace/testkit';
import { expect, it } from 'vitest';
import { commonName as animal } from '../animal/common-name.ts';
import { scientificName as animalLatin } from '../animal/scientific-name.ts';
import { commonName as plant } from '../plant/common-name.ts';
import { family } from '../plant/family.ts';
import { scientificName as plantLatin } from '../plant/scientific-name.ts';
import { speciesSubject } from './species.subject.ts';

const subjects = [speciesSubject];
const tables = {
  'animal.species': { text: ['Lion', 'Moose'], latin: ['Panthera leo', 'Alces alces'] },
  'plant.species': {
    text: ['Rye', 'Sage'],
    latin: ['Secale cereale', 'Salvia officinalis'],
    family: ['Poaceae', 'Lamiaceae'],
  },
};

testGenerator(animal, { subjects, tables, matches: /^(Lion|Moose)$/ });
testGenerator(animalLatin, { subjects, tables, matches: /^[A-Z][a-z]+ [a-z]+$/ });
testGenerator(plant, { subjects, tables, matches: /^(Rye|Sage)$/ });
testGenerator(plantLatin, { subjects, tables, matches: /^[A-Z][a-z]+ [a-z]+$/ });
testGenerator(family, { subjects, tables, matches: /^[A-Z][a-z]+aceae$/ });

it('has names of one animal and of one plant', async () => {
  const rows = await rowsMadeBy({ animal, animalLatin, plant, plantLatin, family }, { subjects, tables });

  expect(new Set(rows.map((row) => `${row.animal} ${row.animalLatin}`))).toEqual(
    new Set(['Lion Panthera leo', 'Moose Alces alces']),
  );
  expect(new Set(rows.map((row) => `${row.plant} ${row.plantLatin} ${row.family}`))).toEqual(
    new Set(['Rye Secale cereale Poaceae', 'Sage Salvia officinalis Lamiaceae']),
  );
});
