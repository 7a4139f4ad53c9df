import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Units of measurement. */
export const unitSymbol: Generator = defineGenerator({
  id: 'science.unitSymbol',
  summary: "The row's unit of measurement by its symbol.",
  synonyms: { en: 'unit symbol, uom', de: 'Einheitenzeichen' },
  subject: 'element',
  options: {},
  recipe: () => view('element', 'unitSymbol'),
});
