import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Chemical elements. */
export const chemicalElementSymbol: Generator = defineGenerator({
  id: 'science.chemicalElementSymbol',
  summary: "The row's chemical element by its symbol.",
  synonyms: { en: 'element symbol', de: 'Elementsymbol' },
  subject: 'element',
  options: {},
  recipe: () => view('element', 'symbol'),
});
