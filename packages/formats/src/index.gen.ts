// Made by `npm run generate` from the folders beside it; do not edit.
import type { Encoder } from '@populace/cells';
import { arrowStreamEncoder } from './arrow-stream/arrow-stream-encoder.ts';
import { arrowEncoder } from './arrow/arrow-encoder.ts';
import { avroEncoder } from './avro/avro-encoder.ts';
import { csvEncoder } from './csv/csv-encoder.ts';
import { fixedWidthEncoder } from './fixed-width/fixed-width-encoder.ts';
import { geojsonEncoder } from './geojson/geojson-encoder.ts';
import { htmlEncoder } from './html/html-encoder.ts';
import { icalendarEncoder } from './icalendar/icalendar-encoder.ts';
import { javascriptEncoder } from './javascript/javascript-encoder.ts';
import { jsonSeqEncoder } from './json-seq/json-seq-encoder.ts';
import { jsonEncoder } from './json/json-encoder.ts';
import { markdownEncoder } from './markdown/markdown-encoder.ts';
import { msgpackEncoder } from './msgpack/msgpack-encoder.ts';
import { ndjsonEncoder } from './ndjson/ndjson-encoder.ts';
import { odsEncoder } from './ods/ods-encoder.ts';
import { parquetEncoder } from './parquet/parquet-encoder.ts';
import { pythonEncoder } from './python/python-encoder.ts';
import { sqlEncoder } from './sql/sql-encoder.ts';
import { sqliteEncoder } from './sqlite/sqlite-encoder.ts';
import { templateEncoder } from './template/template-encoder.ts';
import { tsvEncoder } from './tsv/tsv-encoder.ts';
import { typescriptEncoder } from './typescript/typescript-encoder.ts';
import { vcardEncoder } from './vcard/vcard-encoder.ts';
import { xlsxEncoder } from './xlsx/xlsx-encoder.ts';
import { xmlEncoder } from './xml/xml-encoder.ts';
import { yamlEncoder } from './yaml/yaml-encoder.ts';

export const encoders: readonly Encoder[] = [
  arrowStreamEncoder,
  arrowEncoder,
  avroEncoder,
  csvEncoder,
  fixedWidthEncoder,
  geojsonEncoder,
  htmlEncoder,
  icalendarEncoder,
  javascriptEncoder,
  jsonSeqEncoder,
  jsonEncoder,
  markdownEncoder,
  msgpackEncoder,
  ndjsonEncoder,
  odsEncoder,
  parquetEncoder,
  pythonEncoder,
  sqlEncoder,
  sqliteEncoder,
  templateEncoder,
  tsvEncoder,
  typescriptEncoder,
  vcardEncoder,
  xlsxEncoder,
  xmlEncoder,
  yamlEncoder,
];
