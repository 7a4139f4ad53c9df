import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Of flights. */
export const airplane: Generator = defineGenerator({
  id: 'airline.airplane',
  summary: "The aircraft of the row's flight.",
  synonyms: { en: 'aircraft', de: 'Flugzeug', fr: 'avion', es: 'avión', ja: '飛行機' },
  subject: 'flight',
  options: {},
  recipe: () => view('flight', 'airplane'),
});
