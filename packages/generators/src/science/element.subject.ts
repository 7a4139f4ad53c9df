import { defineSubject, lookup, pick, type Subject, view } from '@populace/recipes';

const ELEMENTS = 'science.chemicalElement';
const UNITS = 'science.unit';

/** A chemical element and a unit of a row: names, symbols and numbers belong together. */
export const elementSubject: Subject = defineSubject({
  id: 'element',
  summary: 'A chemical element, and a unit of measurement: name and symbol belong together.',
  fields: {
    name: ({ table }) => pick(table(ELEMENTS)),
    symbol: ({ table }) => lookup(view('element', 'name'), table(ELEMENTS, 'symbol')),
    number: ({ table }) => lookup(view('element', 'name'), table(ELEMENTS, 'number')),
    unit: ({ table }) => pick(table(UNITS)),
    unitSymbol: ({ table }) => lookup(view('element', 'unit'), table(UNITS, 'symbol')),
  },
});
