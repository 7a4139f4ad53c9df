import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Longitudes. */
export const longitude: Generator = defineGenerator({
  id: 'location.longitude',
  summary: "The longitude of a point in the row's city, in degrees.",
  aliases: ['lng', 'lon', 'Longitude', 'address.longitude'],
  synonyms: {
    en: 'geo lon, geo lng, long, gps longitude',
    de: 'Längengrad, geografische Länge',
    es: 'longitud',
    ja: '経度, keido',
  },
  subject: 'place',
  options: {},
  recipe: () => view('place', 'longitude'),
});
