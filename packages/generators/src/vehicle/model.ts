import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Models of cars. */
export const model: Generator = defineGenerator({
  id: 'vehicle.model',
  summary: "The model of the row's car.",
  aliases: ['Car Model'],
  synonyms: {
    en: 'car model',
    de: 'Automodell, Fahrzeugmodell',
    fr: 'modèle de voiture',
    es: 'modelo de coche',
    ja: '車種',
  },
  subject: 'vehicle',
  options: {},
  recipe: () => view('vehicle', 'model'),
});
