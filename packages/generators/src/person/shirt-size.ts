import { defineGenerator, type Generator, pick } from '@populace/recipes';

const sizes = { XS: 6, S: 18, M: 30, L: 26, XL: 14, '2XL': 5, '3XL': 1 } as const;

/** Sizes of shirts. */
export const shirtSize: Generator = defineGenerator({
  id: 'person.shirtSize',
  summary: 'The size of a shirt, middle ones more often.',
  aliases: ['Shirt Size'],
  synonyms: {
    en: 'clothing size, t-shirt size',
    de: 'Kleidergröße, Konfektionsgröße',
    fr: 'taille de vêtement',
    es: 'talla',
  },
  options: {},
  recipe: () => pick(Object.keys(sizes), { weights: Object.values(sizes) }),
});
