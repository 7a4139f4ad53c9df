import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Makers of cars. */
export const manufacturer: Generator = defineGenerator({
  id: 'vehicle.manufacturer',
  summary: "The maker of the row's car.",
  aliases: ['Car Make'],
  synonyms: {
    en: 'make, car make, car brand',
    de: 'Automarke, Fahrzeughersteller',
    fr: 'marque de voiture',
    es: 'marca de coche',
    ja: '自動車メーカー',
  },
  subject: 'vehicle',
  options: {},
  recipe: () => view('vehicle', 'manufacturer'),
});
