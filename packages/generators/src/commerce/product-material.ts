import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Materials of goods. */
export const productMaterial: Generator = defineGenerator({
  id: 'commerce.productMaterial',
  summary: 'What goods are made of.',
  synonyms: { en: 'material', de: 'Material, Werkstoff', fr: 'matière, matériau', es: 'material' },
  options: {},
  recipe: (_options, { table }) => pick(table('commerce.material')),
});
