import { defineImporter, type Importer } from '../shared/importer.ts';
import { readCsv } from './read-csv.ts';

/** Cells in lines; what is in another format is refused with its name. */
export const csvImporter: Importer = defineImporter({
  id: 'csv',
  summary: 'Cells in lines, parted by commas, semicolons, tabs or bars, with or without a header.',
  formats: [
    // A text file may hold a table, too.
    { name: 'CSV', contentTypes: ['text/csv'], extensions: ['csv', 'txt'] },
    { name: 'TSV', contentTypes: ['text/tab-separated-values'], extensions: ['tsv'] },
  ],
  isLast: true,
  read: ({ given, fileName, size, header }, known) => [readCsv(given, { fileName, size, header }, known)],
});
