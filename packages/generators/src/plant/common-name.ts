import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Plants. */
export const commonName: Generator = defineGenerator({
  id: 'plant.commonName',
  summary: 'A plant by its common name.',
  aliases: ['Plant Common Name', 'plant'],
  synonyms: { en: 'plant name', de: 'Pflanze', fr: 'plante', es: 'planta', ja: '植物' },
  subject: 'species',
  options: {},
  recipe: () => view('species', 'plant'),
});
