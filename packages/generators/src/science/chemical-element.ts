import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Chemical elements. */
export const chemicalElement: Generator = defineGenerator({
  id: 'science.chemicalElement',
  summary: 'A chemical element by its name.',
  synonyms: {
    en: 'element',
    de: 'Element, chemisches Element',
    fr: 'élément chimique',
    es: 'elemento químico',
    ja: '元素',
  },
  subject: 'element',
  options: {},
  recipe: () => view('element', 'name'),
});
