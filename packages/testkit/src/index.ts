export { batchOf } from './encoder/batch-of.ts';
export type { Cells, Instant } from './encoder/cells.ts';
export {
  boolCells,
  bytesCells,
  codesCells,
  constantCells,
  dateCells,
  decimalCells,
  digitsCells,
  dividedCells,
  float64Cells,
  int32Cells,
  mixedCells,
  partsCells,
  timeCells,
  timestampCells,
  uuidCells,
  wideCells,
} from './encoder/cells.ts';
export { compressors } from './encoder/compressors.ts';
export type { EncodeSettings } from './encoder/encode-to-bytes.ts';
export { defaultOptions, encodeToBytes } from './encoder/encode-to-bytes.ts';
export { encodeToText } from './encoder/encode-to-text.ts';
export { expectedJson } from './encoder/expected-json.ts';
export { factsOf } from './encoder/facts-of.ts';
export { nastyTexts } from './encoder/nasty-texts.ts';
export { randomCells } from './encoder/random-cells.ts';
export { createSlidingWindow } from './encoder/sliding-window.ts';
export type { EncoderSuite } from './encoder/test-encoder.ts';
export { testEncoder } from './encoder/test-encoder.ts';
export type { RowCountsSuite } from './encoder/test-row-counts.ts';
export { testRowCounts } from './encoder/test-row-counts.ts';
export type { TableFileSuite } from './encoder/test-table-file.ts';
export { testTableFile } from './encoder/test-table-file.ts';
export { localColumns, localSubjects, threeLocales } from './engine/local-columns.ts';
export type { ColumnSketch, LocaleShares, RecipeSketch, WorldSketch } from './engine/sketched-model.ts';
export type { LocaleSketch, PackSketch, TableSketch } from './engine/sketched-packs.ts';
export { packTable } from './engine/sketched-packs.ts';
export type { WriteSettings } from './engine/table-to-text.ts';
export { tableToText } from './engine/table-to-text.ts';
export type { EqualitySettings } from './engine/test-equality.ts';
export { testEquality } from './engine/test-equality.ts';
export type { WorldSettings } from './engine/world-of.ts';
export { problemsOf, textsOf, worldOf } from './engine/world-of.ts';
export type { GeneratedColumn, RowSettings } from './generator/rows-made-by.ts';
export { rowsMadeBy, valuesMadeBy } from './generator/rows-made-by.ts';
export type { GeneratorSuite } from './generator/test-generator.ts';
export { testGenerator } from './generator/test-generator.ts';
export type { ImporterSuite } from './importer/test-importer.ts';
export { testImporter } from './importer/test-importer.ts';
export { openOver } from './sink/faulty-place.ts';
export { createFaultyCalls, type SinkFault } from './sink/sink-faults.ts';
export type { OpenedSink, SinkSuite } from './sink/test-sink.ts';
export { testSink } from './sink/test-sink.ts';
