export type { Atom, CellWriter, Output } from './atoms/atom.ts';
export { CALL_SITE } from './atoms/atom.ts';
export { dictionaryAtom } from './atoms/dictionary-atom.ts';
export { cellText } from './cell-text.ts';
export { checkRanges } from './check-ranges.ts';
export { sampleOf, tooWide } from './check-widths.ts';
export type { ColumnTexts } from './column-texts.ts';
export { planColumnTexts, textAtoms } from './column-texts.ts';
export type { Compressors } from './encoder/compressors.ts';
export type {
  BlockEncoding,
  EncodedTable,
  Encoder,
  EncoderRun,
  Packing,
  ScriptPart,
  ScriptRows,
  ScriptTree,
  TreeRows,
  WrittenBlock,
  WrittenPart,
} from './encoder/encoder.ts';
export { defineEncoder } from './encoder/encoder.ts';
export type { TableTree } from './encoder/script-tree.ts';
export { TREE_ROW_END, tableTrees } from './encoder/script-tree.ts';
export type { ColumnFacts, CounterFacts, ReferenceFacts, TableFacts } from './encoder/table-facts.ts';
export { fillText, lengthOf } from './fill-text.ts';
export { jsonEscapes } from './json-escapes.ts';
export { jsonValueCell } from './json-value-cell.ts';
export type { BooleanWords, CellLayout, CellWidth, Guard, NestedLayout, TextLayout } from './layout/text-layout.ts';
export { createRowWriter } from './row-writer.ts';
export { defineTextEncoder, planText } from './text-encoder.ts';
export { createTextReader, vectorTextReader } from './values/text-reader.ts';
export type { DateForm } from './values/value-reader.ts';
export { createValueReader } from './values/value-reader.ts';
