import { concat, constant, defineSubject, lookup, pick, type Subject, view } from '@populace/recipes';

/** A car of a row: maker, model and body belong together. */
export const vehicleSubject: Subject = defineSubject({
  id: 'vehicle',
  summary: 'A car: maker, model and body belong together.',
  fields: {
    model: ({ table }) => pick(table('vehicle.model')),
    manufacturer: () =>
      lookup(view('vehicle', 'model'), {
        table: 'vehicle.manufacturer',
        by: { table: 'vehicle.model', column: 'manufacturer' },
      }),
    type: () =>
      lookup(view('vehicle', 'model'), { table: 'vehicle.body', by: { table: 'vehicle.model', column: 'body' } }),
    name: () => concat(view('vehicle', 'manufacturer'), constant(' '), view('vehicle', 'model')),
  },
});
