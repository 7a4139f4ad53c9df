import { defineImporter, type Importer, isWhole, type RowsSource } from '../shared/importer.ts';
import { looksLikeJsonRows, readJson, readJsonTables } from './read-json.ts';
import { refuseBrokenJson } from './refuse-broken-json.ts';

/** A list of objects, an object on each line, or an object whose members are lists of objects: a table each. */
export const jsonImporter: Importer = defineImporter({
  id: 'json',
  summary: 'Rows in JSON: a list of objects, an object on each line, or an object of lists of objects.',
  formats: [
    { name: 'JSON', contentTypes: ['application/json'], extensions: ['json'] },
    { name: 'NDJSON', contentTypes: ['application/x-ndjson'], extensions: ['ndjson', 'jsonl'] },
  ],
  read(source) {
    const { text, fileName } = source;
    if (isWhole(source)) refuseBrokenJson(text, fileName);
    const options = { fileName, size: charactersOf(source) };
    return looksLikeJsonRows(text) ? [readJson(text, options)] : readJsonTables(text, options);
  },
});

/** The characters of the whole text, by those of its begin: letters beyond ASCII have several bytes. */
function charactersOf(source: RowsSource): number {
  const { text, given, size } = source;
  return isWhole(source) ? text.length : Math.round((size * text.length) / Math.max(1, given.length));
}
