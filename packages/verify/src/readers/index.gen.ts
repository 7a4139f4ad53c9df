// Made by `npm run generate` from the folders beside it; do not edit.
import type { Reader } from './define-reader.ts';
import { csvReader } from './csv-reader.ts';
import { jsonReader } from './json-reader.ts';
import { ndjsonReader } from './ndjson-reader.ts';
import { tsvReader } from './tsv-reader.ts';

export const readers: readonly Reader[] = [
  csvReader,
  jsonReader,
  ndjsonReader,
  tsvReader,
];
