import { defineSubject, lookup, pick, type Recipe, type Subject, view } from '@populace/recipes';

const codeOf = (column: string): Recipe => lookup(view('land', 'name'), { table: 'location.countryName', column });

/** Any country of a row: name and codes belong together. */
export const landSubject: Subject = defineSubject({
  id: 'land',
  summary: 'Any country of the world: name and codes belong together.',
  fields: {
    name: ({ table }) => pick(table('location.countryName')),
    alpha2: () => codeOf('alpha2'),
    alpha3: () => codeOf('alpha3'),
    numeric: () => codeOf('numeric'),
  },
});
