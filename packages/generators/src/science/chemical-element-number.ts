import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Chemical elements. */
export const chemicalElementNumber: Generator = defineGenerator({
  id: 'science.chemicalElementNumber',
  summary: "The row's chemical element by its atomic number.",
  synonyms: { en: 'atomic number', de: 'Ordnungszahl' },
  subject: 'element',
  options: {},
  recipe: () => view('element', 'number'),
});
