import { expectedJson, testRowCounts } from '@populace/testkit';
import { templateEncoder } from './template-encoder.ts';

const COLUMNS = 'whole price float yes day second moment uuid word note digits joined json'.split(' ');

// Of a cell with the filter `json`, the type says whether it is a number or text.
testRowCounts(templateEncoder, {
  options: {
    template: `[{{#rows}}[${COLUMNS.map((name) => `{{${name}|json}}`).join(',')}]{{/rows}}]`,
    between: ',\n',
  },
  columns: COLUMNS,
  readBack: (bytes) => JSON.parse(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)) as unknown[][],
  expected: expectedJson,
});
