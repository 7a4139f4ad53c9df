import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Of flights. */
export const airport: Generator = defineGenerator({
  id: 'airline.airport',
  summary: "The airport that the row's flight leaves from.",
  aliases: ['Flight Departure Airport Name', 'Airport Name', 'departureAirport'],
  synonyms: { en: 'airport name', de: 'Flughafen', fr: 'aéroport', es: 'aeropuerto', ja: '空港' },
  subject: 'flight',
  options: {},
  recipe: () => view('flight', 'fromName'),
});
