import { enumOption } from '@populace/core';
import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Countries of the world. */
export const anyCountry: Generator = defineGenerator({
  id: 'location.anyCountry',
  summary: "Any country of the world, by its name in the language of the locale; location.country is the row's own.",
  synonyms: { en: 'nationality, country of origin, destination country', de: 'Herkunftsland, Zielland' },
  subject: 'land',
  options: {
    style: enumOption(['name', 'alpha2', 'alpha3', 'numeric'], {
      default: 'name',
      summary: 'name, or its code in ISO 3166-1; columns of one row agree.',
    }),
  },
  recipe: ({ style }) => view('land', style),
});
