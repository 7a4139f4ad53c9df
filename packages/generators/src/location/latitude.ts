import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Latitudes. */
export const latitude: Generator = defineGenerator({
  id: 'location.latitude',
  summary: "The latitude of a point in the row's city, in degrees.",
  aliases: ['lat', 'Latitude', 'address.latitude'],
  synonyms: {
    en: 'geo lat, gps latitude',
    de: 'Breitengrad, geografische Breite',
    es: 'latitud',
    ja: '緯度, ido',
  },
  subject: 'place',
  options: {},
  recipe: () => view('place', 'latitude'),
});
