import { testImporter } from '@populace/testkit';
import { known } from '../shared/known-for-tests.ts';
import { samples } from '../shared/samples-for-tests.ts';
import { jsonImporter } from './json-importer.ts';

testImporter(jsonImporter, {
  known,
  sample: samples.json[0],
  samples,
  tables: {
    cities: { id: ['1', '2'], name: ['Köln', ''], at_lat: ['50.9', ''] },
    roads: { no: ['A1', 'B2'] },
  },
  others: ['', 'id,city\n1,Bonn\n', '{"a": 1}', '<?xml version="1.0"?><a/>'],
  refused: { '[{"id": 1},]': 'import/not-rows', '[{}]': 'import/empty', '{"data":[{}]}': 'import/empty' },
});
