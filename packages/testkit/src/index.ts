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
  float64Cells,
  int32Cells,
  partsCells,
  timeCells,
  timestampCells,
  uuidCells,
  wideCells,
} from './encoder/cells.ts';
export type { EncodeSettings } from './encoder/encode-to-text.ts';
export { encodeToText } from './encoder/encode-to-text.ts';
export { expectedJson } from './encoder/expected-json.ts';
export { nastyTexts } from './encoder/nasty-texts.ts';
export { randomCells } from './encoder/random-cells.ts';
export type { EncoderSuite } from './encoder/test-encoder.ts';
export { testEncoder } from './encoder/test-encoder.ts';
export type { EqualitySettings } from './engine/test-equality.ts';
export { testEquality } from './engine/test-equality.ts';
export type { ColumnSketch, WorldSettings, WorldSketch } from './engine/world-of.ts';
export { textsOf, worldOf } from './engine/world-of.ts';
