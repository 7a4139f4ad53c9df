export type { Arena } from './batch/arena.ts';
export { createArena, measureArena } from './batch/arena.ts';
export type { Batch, Column } from './batch/batch.ts';
export type { Dictionary } from './batch/dictionary.ts';
export { createDictionary, utf8Length } from './batch/dictionary.ts';
export { mostCharacters } from './batch/most-characters.ts';
export type { RowSet } from './batch/row-set.ts';
export { createRowSet, rowNumber, SLACK, setList, setRange } from './batch/row-set.ts';
export type {
  BoolVector,
  BytesVector,
  CodesVector,
  ConstantVector,
  DateVector,
  DecimalVector,
  DigitsVector,
  Float64Vector,
  Int32Vector,
  ListVector,
  MixedOption,
  MixedVector,
  NamedVector,
  PartsVector,
  StructVector,
  TimestampVector,
  TimeVector,
  UuidVector,
  Vector,
  WideVector,
} from './batch/vector.ts';
export { addColumns, addWide, highProduct, multiplyWide, splitDouble, wordsOf } from './batch/wide.ts';
export type { DocumentNode, MapEntry, MapNode, Place, ScalarNode } from './document/node.ts';
export { describeNode, entryOf, quote } from './document/node.ts';
export { booleanOption } from './options/boolean-option.ts';
export type { OptionSettings, Settled } from './options/define-option.ts';
export { codeOf, defineOption, refuse } from './options/define-option.ts';
export { enumOption } from './options/enum-option.ts';
export { boundKeywords, integerOption, wholeOf, wholeSchema } from './options/integer-option.ts';
export type { JsonSchema, Option, OptionPlaces, OptionReader, OptionShape, OptionValues } from './options/option.ts';
export { rangeText } from './options/range-text.ts';
export { readOptions, refuseOption } from './options/read-options.ts';
export { checkText, textOption } from './options/text-option.ts';
export type { ProblemCode } from './problems/catalogue.ts';
export { catalogue } from './problems/catalogue.ts';
export { CodedError, errorOfProblems } from './problems/coded-error.ts';
export { editDistance } from './problems/edit-distance.ts';
export { nearestNames } from './problems/nearest.ts';
export type { Problem, ProblemCollector, ProblemList } from './problems/problem.ts';
export { createProblemList } from './problems/problem.ts';
export { siphash24 } from './random/siphash.ts';
export type { StreamKeys } from './random/stream-key.ts';
export { streamKey, streamKeys } from './random/stream-key.ts';
export type { Key } from './random/threefry.ts';
export { threefry2x32, threefryBlocks } from './random/threefry.ts';
export { lanes16, word32At, words32, words64 } from './random/words.ts';
export type { ByteSink } from './sink/sink.ts';
export { encodeUtf8 } from './text/utf8.ts';
export type { Decimal } from './types/decimal.ts';
export {
  decimalPattern,
  formatDecimal,
  MOST_DECIMAL_DIGITS,
  NARROW_DECIMAL_DIGITS,
  parseDecimal,
} from './types/decimal.ts';
export { fitsType } from './types/fits-type.ts';
export type { ArrayType, LogicalType, ObjectType, TimePrecision } from './types/logical-type.ts';
export { isNested, isNumeric, isWideDecimal, typeName } from './types/logical-type.ts';
export { parseType, typeNames } from './types/parse-type.ts';
export { spelledType } from './types/spelled-type.ts';
export { parseWhole, wholeNumberPattern } from './types/whole-number.ts';
export type { WholeType } from './types/whole-range.ts';
export { isBeyondDoubles, isWholeType, wholeBits, wholeLimits } from './types/whole-range.ts';
