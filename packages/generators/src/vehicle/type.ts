import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Bodies of cars. */
export const type: Generator = defineGenerator({
  id: 'vehicle.type',
  summary: "The body of the row's car, such as estate or van, in the language of the locale.",
  synonyms: { en: 'body type, vehicle type', de: 'Fahrzeugtyp, Karosserie' },
  subject: 'vehicle',
  options: {},
  recipe: () => view('vehicle', 'type'),
});
