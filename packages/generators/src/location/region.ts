import { enumOption } from '@populace/core';
import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Regions of a country. */
export const region: Generator = defineGenerator({
  id: 'location.region',
  summary: "The state, province or prefecture that the row's city is in.",
  aliases: ['Region', 'location.state', 'state', 'province', 'State', 'address.state'],
  synonyms: {
    en: 'county, prefecture, district, federal state, state province',
    de: 'Bundesland, Kanton, Landkreis',
    es: 'provincia, estado, comunidad autónoma',
    fr: 'région, département',
    ja: '都道府県, 県, todofuken',
  },
  subject: 'place',
  options: {
    style: enumOption(['name', 'code'], {
      default: 'name',
      summary: 'name: as it is called there; code: as ISO 3166-2 has it, without the country.',
    }),
  },
  recipe: ({ style }) => view('place', style === 'code' ? 'regionCode' : 'region'),
});
