export type { CheckTrial } from './checks/describe-checks.ts';
export { describeChecks } from './checks/describe-checks.ts';
export type {
  CellExplanation,
  DrawExplanation,
  FieldExplanation,
  PartExplanation,
} from './explain/cell-explanation.ts';
export { explainCell } from './explain/explain-cell.ts';
export type { FormulaSummary } from './formula/describe-formulas.ts';
export { describeFormulas } from './formula/describe-formulas.ts';
export { isNullable } from './formula/is-nullable.ts';
export { createTableScope } from './formula/table-scope.ts';
export type { ColumnVariant, PlannedColumn } from './model/column.ts';
export type { Lender, TableOrigin } from './model/lender.ts';
export type { LocaleMix } from './model/locale-tables.ts';
export type { PlannedTable } from './model/table.ts';
export {
  type ArrayRecipe,
  type InnerRecipe,
  isNestedRecipe,
  itemOf,
  type ObjectRecipe,
} from './nested/nested-recipe.ts';
export { type Nullability, nullabilityOf } from './nested/nullability.ts';
export type { ColumnSummary, PlanSummary, TableSummary } from './plan/describe.ts';
export { describePlan } from './plan/describe.ts';
export { lenderOf, lendersOf } from './plan/lenders.ts';
export type { PlannedWorld } from './plan/plan-world.ts';
export { planWorld } from './plan/plan-world.ts';
export type { Registry } from './plan/registry.ts';
export { createLocaleReader } from './plan/row-locales.ts';
export { speltAsMade } from './plan/spelt-as-made.ts';
export type { ColumnSurvey, SurveyedTable } from './plan/survey.ts';
export { surveyTables } from './plan/survey.ts';
export type { World } from './plan/world.ts';
export { profileTable } from './profile/profile-table.ts';
export type {
  BooleansProfile,
  ColumnProfile,
  Histogram,
  LocaleCount,
  NumbersProfile,
  SampleSummary,
  TableProfile,
  TextsProfile,
  TimesProfile,
  ValueCount,
  ValuesProfile,
} from './profile/table-profile.ts';
export type { CountProgress } from './relations/count-rows.ts';
export { countRowsSteps } from './relations/count-rows.ts';
export type { RowEstimate } from './relations/estimate-rows.ts';
export { estimateRows } from './relations/estimate-rows.ts';
export type { Children, ChildrenOf, ChildrenWindow } from './relations/follow/children-of.ts';
export { createBelonging, createChildrenOf } from './relations/follow/children-of.ts';
export type { RelationSummary } from './relations/follow/describe-relations.ts';
export { describeRelations } from './relations/follow/describe-relations.ts';
export { createParentReader } from './relations/follow/parent-reader.ts';
export { neededSums } from './relations/sums/needed-sums.ts';
export type { Sum } from './relations/sums/sum-book.ts';
export { lastOf } from './relations/sums/sum-index.ts';
export type { JoinedSum, SumPiece } from './relations/sums/sum-pieces.ts';
export { createSumJoiner, PIECE_ITEMS } from './relations/sums/sum-pieces.ts';
export type { Chunk, ScriptChunk } from './run/chunk.ts';
export type { MadePart, PartMaker } from './run/encode-part.ts';
export { openParts } from './run/encode-part.ts';
export type { RowsMaker } from './run/encode-rows.ts';
export { openRows } from './run/encode-rows.ts';
export type { EncodeScriptOptions } from './run/encode-script.ts';
export { checkSeparate, planScript } from './run/encode-script.ts';
export type { EncodeOptions } from './run/encode-table.ts';
export { encodeTable } from './run/encode-table.ts';
export type { SizeEstimate } from './run/estimate-bytes.ts';
export { estimateBytes } from './run/estimate-bytes.ts';
export { createRowFinder, isFindable } from './run/row-finder.ts';
export type { Shard } from './run/shard.ts';
export { shardWindow } from './run/shard.ts';
export type { Row, RowOptions } from './run/table-rows.ts';
export { createRowReader, tableRows } from './run/table-rows.ts';
export type { TableRun, TableRunOptions } from './run/table-run.ts';
export { openTable } from './run/table-run.ts';
export type { Window } from './run/window.ts';
export { batchesOf, windowOf } from './run/window.ts';
export type { ColumnCapacity, UniqueRoom } from './unique/column-capacity.ts';
export { columnCapacity } from './unique/column-capacity.ts';
export type { UniqueSummary } from './unique/describe-uniques.ts';
