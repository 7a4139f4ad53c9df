import { defineSubject, lookup, pick, type Subject, view } from '@populace/recipes';

/** A plant and an animal of a row: common and scientific names belong together. */
export const speciesSubject: Subject = defineSubject({
  id: 'species',
  summary: 'An animal and a plant: common name, scientific name and family belong together.',
  fields: {
    animal: ({ table }) => pick(table('animal.species')),
    animalLatin: ({ table }) => lookup(view('species', 'animal'), table('animal.species', 'latin')),
    plant: ({ table }) => pick(table('plant.species')),
    plantLatin: ({ table }) => lookup(view('species', 'plant'), table('plant.species', 'latin')),
    plantFamily: ({ table }) => lookup(view('species', 'plant'), table('plant.species', 'family')),
  },
});
