import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Of flights. */
export const airline: Generator = defineGenerator({
  id: 'airline.airline',
  summary: "The airline of the row's flight.",
  aliases: ['Flight Airline Name'],
  synonyms: { en: 'carrier', de: 'Fluggesellschaft', fr: 'compagnie aérienne', es: 'aerolínea', ja: '航空会社' },
  subject: 'flight',
  options: {},
  recipe: () => view('flight', 'airline'),
});
