import { concat, constant, defineGenerator, type Generator, view } from '@populace/recipes';

/** Positions. */
export const coordinates: Generator = defineGenerator({
  id: 'location.coordinates',
  summary: "Latitude and longitude of the row's place in one text: 52.520008, 13.404954.",
  aliases: ['location.nearbyGPSCoordinate', 'nearbyGPSCoordinate', 'LatLng'],
  synonyms: {
    en: 'lat lng, gps, geo point, position',
    de: 'Koordinaten',
    fr: 'coordonnées',
    es: 'coordenadas',
    ja: '座標',
  },
  subject: 'place',
  options: {},
  recipe: () => concat(view('place', 'latitude'), constant(', '), view('place', 'longitude')),
});
