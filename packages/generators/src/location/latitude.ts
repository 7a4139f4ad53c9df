import { defineGenerator, type Generator, view } from '@populace/core';

/** Latitudes. */
export const latitude: Generator = defineGenerator({
  id: 'location.latitude',
  summary: "The latitude of a point in the row's city, in degrees.",
  aliases: ['lat', 'Latitude'],
  subject: 'place',
  options: {},
  recipe: () => view('place', 'latitude'),
});
