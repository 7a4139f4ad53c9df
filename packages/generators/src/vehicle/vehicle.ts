import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Cars. */
export const vehicle: Generator = defineGenerator({
  id: 'vehicle.vehicle',
  summary: "The maker and the model of the row's car.",
  aliases: ['vehicle', 'car'],
  synonyms: { en: 'automobile', de: 'Fahrzeug, Auto', fr: 'véhicule, voiture', es: 'vehículo, coche', ja: '車' },
  subject: 'vehicle',
  options: {},
  recipe: () => view('vehicle', 'name'),
});
