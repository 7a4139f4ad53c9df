import { testImporter } from '@populace/testkit';
import { known } from '../shared/known-for-tests.ts';
import { samples } from '../shared/samples-for-tests.ts';
import { csvImporter } from './csv-importer.ts';

testImporter(csvImporter, {
  known,
  sample: samples.csv[0],
  samples,
  tables: {
    things: { id: ['1', '2', '3'], city: ['Köln', 'Bonn', 'Aachen'], 'note;s': ['a "b"', 'two\r\nlines', ''] },
  },
  refused: {
    '': 'import/empty',
    ' \n ': 'import/empty',
    '{"a": 1}': 'import/not-rows',
    'CREATE TABLE a (id int);': 'import/not-rows',
    '<?xml version="1.0"?><a/>': 'import/not-rows',
  },
});
