export { withParameters } from './distributions/bare-distribution.ts';
export type { Distribution, ParametrisedDistribution, Sampler } from './distributions/distribution.ts';
export { distributionName } from './distributions/distribution.ts';
export { createSampler } from './distributions/sampler.ts';
export { unitOf } from './distributions/unit.ts';
export type {
  ExampleValue,
  Generator,
  GeneratorExample,
  LocaleScope,
  RecipeScope,
  Synonyms,
  Validity,
} from './generator/generator.ts';
export { defineGenerator } from './generator/generator.ts';
export type { FieldScope, Subject } from './generator/subject.ts';
export { defineSubject } from './generator/subject.ts';
export type { NameStyle } from './levels/name-style.ts';
export type { NameContextShare } from './levels/pack-names.ts';
export type { Locale, Places } from './locale/locale.ts';
export { defineLocale, definePlaces } from './locale/locale.ts';
export { byImportance, mainLocale } from './locale/main-locale.ts';
export { exp } from './math/exp.ts';
export { log } from './math/log.ts';
export { log1p } from './math/log1p.ts';
export { pow } from './math/pow.ts';
export { checkSpread } from './options/check-spread.ts';
export { decimalOption } from './options/decimal-option.ts';
export { distributionOption } from './options/distribution-option.ts';
export { durationOption } from './options/duration-option.ts';
export { momentOption } from './options/moment-option.ts';
export { numberOption } from './options/number-option.ts';
export type { Beats } from './options/rhythm-option.ts';
export { rhythmOption } from './options/rhythm-option.ts';
export type { ScalarValue } from './options/scalar-option.ts';
export { scalarOption } from './options/scalar-option.ts';
export { readShare, shareOption, shareSchema } from './options/share-option.ts';
export type { WeightedValue } from './options/weighted-option.ts';
export { readWeighted, weightedOption } from './options/weighted-option.ts';
export { wholeOption } from './options/whole-option.ts';
export type { BuiltPack } from './pack/built-pack.ts';
export { decodeTables } from './pack/decode-tables.ts';
export { openPack } from './pack/open-pack.ts';
export type { Credit, Pack, WeightedPattern } from './pack/pack.ts';
export type { PackTable } from './pack/pack-table.ts';
export type { StoredTable } from './pack/table-directory.ts';
export { townsIn } from './pack/towns-in.ts';
export type { Pattern } from './pattern/pattern.ts';
export type { Permutation } from './permutation/permutation.ts';
export { createPermutation } from './permutation/permutation.ts';
export type { PermutationFamily } from './permutation/permutation-family.ts';
export { createPermutationFamily } from './permutation/permutation-family.ts';
export { createSmallShuffle } from './permutation/small-shuffle.ts';
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
export type { SeenValue, Spelling } from './primitives/identifier.ts';
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
export type { AliasTable, Weights } from './random/alias-table.ts';
export { createAliasTable } from './random/alias-table.ts';
export { fillBelow, fillBelowEach, fillBelowWide } from './random/bounded.ts';
export type { CellRandom } from './random/cell-random.ts';
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
