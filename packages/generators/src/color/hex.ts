import { concat, constant, defineGenerator, type Generator, letters } from '@populace/recipes';

/** Colours as the web writes them. */
export const hex: Generator = defineGenerator({
  id: 'color.hex',
  summary: 'A colour by its red, green and blue in hexadecimal digits, as in CSS: #1e90ff.',
  aliases: ['color.rgb', 'internet.color', 'Hex Color'],
  synonyms: {
    en: 'hex colour, color code, colour code, css color',
    de: 'Farbcode',
    es: 'código de color',
    fr: 'code couleur',
    ja: 'カラーコード',
  },
  options: {},
  recipe: () => concat(constant('#'), letters('0123456789abcdef', 6)),
});
