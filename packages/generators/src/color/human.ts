import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Names of colours. */
export const human: Generator = defineGenerator({
  id: 'color.human',
  summary: 'A colour by its name.',
  aliases: ['Colour', 'color', 'colour', 'Color', 'commerce.color', 'vehicle.color'],
  synonyms: {
    en: 'colour name',
    de: 'Farbe, Farbton',
    fr: 'couleur, coloris',
    ja: '色, カラー, iro',
  },
  options: {},
  recipe: (_options, { table }) => pick(table('color.human')),
});
