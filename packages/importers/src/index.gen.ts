// Made by `npm run generate` from the folders beside it; do not edit.
import type { Importer } from './shared/importer.ts';
import { csvImporter } from './csv/csv-importer.ts';
import { jsonImporter } from './json/json-importer.ts';

export const importers: readonly Importer[] = [
  csvImporter,
  jsonImporter,
];
