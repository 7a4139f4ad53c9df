import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Units of measurement. */
export const unit: Generator = defineGenerator({
  id: 'science.unit',
  summary: 'A unit of measurement by its name.',
  synonyms: { en: 'unit of measure', de: 'Einheit, Maßeinheit', fr: 'unité', es: 'unidad', ja: '単位' },
  subject: 'element',
  options: {},
  recipe: () => view('element', 'unit'),
});
