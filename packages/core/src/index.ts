export type { Arena } from './batch/arena.ts';
export { createArena, measureArena } from './batch/arena.ts';
export type { Batch, Column } from './batch/batch.ts';
export type { Dictionary } from './batch/dictionary.ts';
export { createDictionary, utf8Length } from './batch/dictionary.ts';
export { mostCharacters } from './batch/most-characters.ts';
export type { RowSet } from './batch/row-set.ts';
export { createRowSet, rowNumber, SLACK, setList, setRange } from './batch/row-set.ts';
export type * from './batch/vector.ts';
export { addColumns, multiplyWide, wordsOf } from './batch/wide.ts';
export { BASE64_DIGITS, BASE64_PADDING, base64Values } from './bytes/base64.ts';
export { joinBytes } from './bytes/join-bytes.ts';
export type { Atom, CellWriter, Output } from './cells/atom.ts';
export { CALL_SITE } from './cells/atom.ts';
export { dictionaryAtom } from './cells/atoms/dictionary-atom.ts';
export { cellText } from './cells/cell-text.ts';
export { checkRanges } from './cells/check-ranges.ts';
export { sampleOf, tooWide } from './cells/check-widths.ts';
export type { ColumnTexts } from './cells/column-texts.ts';
export { planColumnTexts, textAtoms } from './cells/column-texts.ts';
export { fillText, lengthOf } from './cells/fill-text.ts';
export { jsonEscapes } from './cells/json-escapes.ts';
export type { JsonValueStyle } from './cells/json-value-cell.ts';
export { jsonValueCell } from './cells/json-value-cell.ts';
export { createRowWriter } from './cells/row-writer.ts';
export type { TextEncoderDefinition } from './cells/text-encoder.ts';
export { defineTextEncoder, planText } from './cells/text-encoder.ts';
export type {
  BooleanWords,
  CellLayout,
  CellWidth,
  Guard,
  NestedLayout,
  QuoteRule,
  RowGroups,
  TextLayout,
} from './cells/text-layout.ts';
export { encodeUtf8 } from './cells/utf8.ts';
export type { CommonFileType } from './content-types/common-file-types.ts';
export { commonFileTypes } from './content-types/common-file-types.ts';
export type { ContentType } from './content-types/content-type.ts';
/** @public Handed on by the library to its users. */
export {
  contentTypeOf,
  contentTypes,
  extensionsOfType,
  lowerAscii,
  typesOfExtension,
} from './content-types/content-types.ts';
export type { ContentTypeCounts } from './content-types/count-types.ts';
export { countContentTypes } from './content-types/count-types.ts';
export type { TypesDescription } from './content-types/describe-types.ts';
export { describeTypes } from './content-types/describe-types.ts';
export type { NamedType, Wrapper } from './content-types/file-name.ts';
export { typeOfName } from './content-types/file-name.ts';
export type { FileType } from './content-types/file-types.ts';
export { fileTypes } from './content-types/file-types.ts';
export type { MediaRange } from './content-types/parse-accept.ts';
export { parseAccept } from './content-types/parse-accept.ts';
export type { ParsedContentType } from './content-types/parse-content-type.ts';
export { contentTypeText, parseContentType } from './content-types/parse-content-type.ts';
export { withParameters } from './distributions/bare-distribution.ts';
export type { Distribution, ParametrisedDistribution, Sampler } from './distributions/distribution.ts';
export { distributionName } from './distributions/distribution.ts';
export { createSampler } from './distributions/sampler.ts';
export { unitOf } from './distributions/unit.ts';
export type { DocumentNode, ListNode, MapEntry, MapNode, Place, ScalarNode } from './document/node.ts';
export { describeNode, entryOf, quote } from './document/node.ts';
export type { Compressors } from './encoder/compressors.ts';
export type {
  BlockEncoding,
  BlockGroups,
  ClosedBlock,
  EncodedTable,
  Encoder,
  EncoderRun,
  Packing,
  ScriptEnd,
  ScriptPart,
  ScriptRows,
  ScriptText,
  ScriptTree,
  TreeRows,
  WrittenBlock,
  WrittenPart,
} from './encoder/encoder.ts';
export { defineEncoder } from './encoder/encoder.ts';
export type { TableTree } from './encoder/script-tree.ts';
export { TREE_ROW_END, tableTrees } from './encoder/script-tree.ts';
export type { ColumnFacts, CounterFacts, ReferenceFacts, TableFacts } from './encoder/table-facts.ts';
export type {
  ExampleValue,
  Generator,
  GeneratorExample,
  LocaleScope,
  RecipeScope,
  Synonyms,
  Validity,
  ValidityLevel,
} from './generator/generator.ts';
export { defineGenerator } from './generator/generator.ts';
export type { FieldScope, Subject } from './generator/subject.ts';
export { defineSubject } from './generator/subject.ts';
export type { NameStyle } from './levels/name-style.ts';
export type { NameContextShare } from './levels/pack-names.ts';
export type { LoadEdge } from './load-order/load-edge.ts';
export type { LoadOrder } from './load-order/load-order.ts';
export { planLoadOrder } from './load-order/load-order.ts';
export type { Locale, Places } from './locale/locale.ts';
export { defineLocale, definePlaces } from './locale/locale.ts';
export type { LocaleQuery, LocaleTraits } from './locale/main-locale.ts';
export { byImportance, mainLocale } from './locale/main-locale.ts';
export { exp } from './math/exp.ts';
export { log } from './math/log.ts';
export { log1p } from './math/log1p.ts';
export { pow } from './math/pow.ts';
export { booleanOption } from './options/boolean-option.ts';
export { checkSpread } from './options/check-spread.ts';
export { decimalOption } from './options/decimal-option.ts';
export type { OptionKind, OptionSettings, Settled } from './options/define-option.ts';
export { distributionOption } from './options/distribution-option.ts';
export { durationOption } from './options/duration-option.ts';
export { enumOption } from './options/enum-option.ts';
export { integerOption, wholeOf } from './options/integer-option.ts';
export { momentOption } from './options/moment-option.ts';
export { numberOption } from './options/number-option.ts';
export type { JsonSchema, Option, OptionPlaces, OptionReader, OptionShape, OptionValues } from './options/option.ts';
export type { OptionsReader, ReadOptions } from './options/read-options.ts';
export { readOptions, refuseOption } from './options/read-options.ts';
export type { Beats } from './options/rhythm-option.ts';
export { rhythmOption } from './options/rhythm-option.ts';
export type { ScalarValue } from './options/scalar-option.ts';
export { scalarOption } from './options/scalar-option.ts';
export { readShare, shareOption, shareSchema } from './options/share-option.ts';
export { textOption } from './options/text-option.ts';
export type { WeightedValue } from './options/weighted-option.ts';
export { readWeighted, weightedOption } from './options/weighted-option.ts';
export { wholeOption } from './options/whole-option.ts';
export type { BuiltGroup, BuiltPack } from './pack/built-pack.ts';
export { decodeTables } from './pack/decode-tables.ts';
export { openPack } from './pack/open-pack.ts';
export type { Credit, Pack, WeightedPattern } from './pack/pack.ts';
export type { PackTable } from './pack/pack-table.ts';
export type { StoredTable } from './pack/table-directory.ts';
export { townsIn } from './pack/towns-in.ts';
export type { Pattern } from './pattern/pattern.ts';
export type { BlockPermutation } from './permutation/block-permutation.ts';
export type { Permutation } from './permutation/permutation.ts';
export { createPermutation } from './permutation/permutation.ts';
export type { PermutationFamily } from './permutation/permutation-family.ts';
export { createPermutationFamily } from './permutation/permutation-family.ts';
export { createSmallShuffle } from './permutation/small-shuffle.ts';
export type { UuidPermutation } from './permutation/uuid-permutation.ts';
export { ageAt } from './primitives/age.ts';
export { boolean } from './primitives/boolean.ts';
export { luhn } from './primitives/check-digit.ts';
export { column } from './primitives/column.ts';
export { composed } from './primitives/composed.ts';
export { concat, concatAs } from './primitives/concat.ts';
export { constant } from './primitives/constant.ts';
export { date } from './primitives/date.ts';
export { dateBy } from './primitives/date-by.ts';
export { daySpan } from './primitives/day-span.ts';
export { initialOf } from './primitives/derive.ts';
export { dialled } from './primitives/dialled.ts';
export { digits } from './primitives/digits.ts';
export { float } from './primitives/float.ts';
export type { IdentifierRecipe, SeenValue, Spelling } from './primitives/identifier.ts';
export { identifier } from './primitives/identifier.ts';
export { inflected } from './primitives/inflected.ts';
export { integer } from './primitives/integer.ts';
export { later } from './primitives/later.ts';
export { letters } from './primitives/letters.ts';
export { lookup } from './primitives/lookup.ts';
export type { MadeRecipe } from './primitives/made.ts';
export { made } from './primitives/made.ts';
export { masked } from './primitives/masked.ts';
export { nameOf } from './primitives/name.ts';
export type { NamesShown } from './primitives/name-number.ts';
export { near } from './primitives/near.ts';
export type { NullCheck } from './primitives/null-checks.ts';
export { planNullCheck } from './primitives/null-checks.ts';
export { numbered } from './primitives/numbered.ts';
export { oneOf } from './primitives/one-of.ts';
export { patternOf } from './primitives/pattern.ts';
export { pick, pickBy, pickOrNull } from './primitives/pick.ts';
export { ofOneWord, pickByCode } from './primitives/pick-by-code.ts';
export { primitives } from './primitives/primitives.ts';
export type { ProseMarks } from './primitives/prose.ts';
export { prose } from './primitives/prose.ts';
export { randomBytes } from './primitives/random-bytes.ts';
export { recode } from './primitives/recode.ts';
export { rhythm, rhythmCount } from './primitives/rhythm.ts';
export type { SequenceRecipe } from './primitives/sequence.ts';
export { sequence } from './primitives/sequence.ts';
export { switchOn } from './primitives/switch-on.ts';
export { time, timesBetween } from './primitives/time.ts';
export { timeOrderedId } from './primitives/time-ordered-id.ts';
export { pointsBetween, timestamp } from './primitives/timestamp.ts';
export { uniqueAs } from './primitives/unique-as.ts';
export { uuid } from './primitives/uuid.ts';
export { view } from './primitives/view.ts';
export { wideDecimal } from './primitives/wide-decimal.ts';
export { within } from './primitives/within.ts';
export { written, writtenBy } from './primitives/written.ts';
export type { ProblemCode } from './problems/catalogue.ts';
export { catalogue } from './problems/catalogue.ts';
export { CodedError, errorOfProblems } from './problems/coded-error.ts';
export { nearestNames } from './problems/nearest.ts';
export type { Problem, ProblemCollector, ProblemList } from './problems/problem.ts';
export { createProblemList } from './problems/problem.ts';
export type { AliasTable, Weights } from './random/alias-table.ts';
export { createAliasTable } from './random/alias-table.ts';
export { fillBelow, fillBelowEach, fillBelowWide } from './random/bounded.ts';
export type { CellRandom } from './random/cell-random.ts';
export { siphash24 } from './random/siphash.ts';
export type { StreamKeys } from './random/stream-key.ts';
export { streamKey } from './random/stream-key.ts';
export type { Key } from './random/threefry.ts';
export { threefry2x32 } from './random/threefry.ts';
export { lanes16, words32, words64 } from './random/words.ts';
export { counted, countWords } from './recipe/count-words.ts';
export type { Domain } from './recipe/domain.ts';
export { eitherDomain } from './recipe/domains.ts';
export { definePrimitive } from './recipe/primitive.ts';
export type {
  Capacity,
  Obstacle,
  Planner,
  Primitive,
  Recipe,
  RowFinder,
  RowSearch,
  Scope,
  ShownColumn,
  Source,
  Step,
  TableUse,
  TakenRows,
  Use,
  WholeBounds,
} from './recipe/recipe.ts';
export { inBothForms } from './recipe/text-list.ts';
export type { ByteSink } from './sink/sink.ts';
export { sniffType } from './sniff/sniff-type.ts';
export { sniffableTypes } from './sniff/sniffable-types.ts';
export type { SniffedType } from './sniff/sniffed-type.ts';
export { toLower, toUpper } from './text/change-case.ts';
export { editDistance } from './text/edit-distance.ts';
export { foldCase } from './text/fold-case.ts';
export { type Folding, foldingOf, foldText, isAsStrict } from './text/folding.ts';
export { addDuration, compareMoments } from './time/add-duration.ts';
export type { CivilDate } from './time/civil.ts';
export { civilFromDays, daysFromCivil } from './time/civil.ts';
export { formatMoment } from './time/format-moment.ts';
export type { Duration, Moment } from './time/moment.ts';
export { parseDuration } from './time/parse-duration.ts';
export { parseMoment } from './time/parse-moment.ts';
export type { RhythmWeights } from './time/rhythm-slots.ts';
export type { Decimal } from './types/decimal.ts';
export { formatDecimal, MOST_DECIMAL_DIGITS, NARROW_DECIMAL_DIGITS, parseDecimal } from './types/decimal.ts';
export { fitsType } from './types/fits-type.ts';
export type { ArrayType, LogicalType, ObjectType, TimePrecision } from './types/logical-type.ts';
export { isNested, isNumeric, isWideDecimal, typeName } from './types/logical-type.ts';
export { parseType, typeNames } from './types/parse-type.ts';
export { spelledType } from './types/spelled-type.ts';
export { parseWhole, wholeNumberPattern } from './types/whole-number.ts';
export type { WholeType } from './types/whole-range.ts';
export { isBeyondDoubles, isWholeType, wholeBits, wholeLimits } from './types/whole-range.ts';
export type { TextReader } from './values/text-reader.ts';
export { createTextReader, vectorTextReader } from './values/text-reader.ts';
export type { DateForm, Value, ValueReader } from './values/value-reader.ts';
export { createValueReader } from './values/value-reader.ts';
export { combineCrc32, crc32 } from './zip/crc32.ts';
export type { ZipEntry } from './zip/zip-records.ts';
export { zipDescriptor, zipDirectory, zipHeader } from './zip/zip-records.ts';
