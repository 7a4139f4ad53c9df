export { createLocaleReader } from './columns/planners/row-locales.ts';
export { createRowFinder, isFindable } from './columns/rows/row-finder.ts';
export type { TableRun, TableRunOptions } from './columns/rows/table-run.ts';
export { openTable } from './columns/rows/table-run.ts';
export type { Window } from './columns/rows/window.ts';
export { batchesOf, windowOf } from './columns/rows/window.ts';
export { speltAsMade } from './columns/values/spelt-as-made.ts';
export { planWorld } from './compile/plan-world.ts';
export type { ColumnSurvey } from './compile/survey.ts';
export { surveyTables } from './compile/survey.ts';
export type {
  CellExplanation,
  DrawExplanation,
  FieldExplanation,
  PartExplanation,
} from './explain/cell-explanation.ts';
export { describeChecks, describeFormulas, describeRelations } from './explain/describe-features.ts';
export type { ColumnSummary, PlanSummary, TableSummary } from './explain/describe-plan.ts';
export { describePlan } from './explain/describe-plan.ts';
export { explainCell } from './explain/explain-cell.ts';
export { createTableScope } from './formulas/table-scope.ts';
export type { ChildRelation } from './model/child-relation.ts';
export type { ColumnVariant, PlannedColumn } from './model/column.ts';
export type { CheckTrial, FormulaSummary, RelationSummary, UniqueSummary } from './model/feature-summaries.ts';
export type { Lender, LocaleSources, TableOrigin } from './model/lender.ts';
export type { LocaleMix } from './model/locale-tables.ts';
export { isNestedRecipe, itemOf } from './model/nested-recipe.ts';
export type { Registry } from './model/registry.ts';
export type { PlannedTable } from './model/table.ts';
export type { World } from './model/world.ts';
export type { Nullability } from './nested/nullability.ts';
export { nullabilityOf } from './nested/nullability.ts';
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
export type { Children, ChildrenOf } from './relations/follow/children-of.ts';
export { createBelonging, createChildrenOf } from './relations/follow/children-of.ts';
export { createParentReader } from './relations/follow/parent-reader.ts';
export { neededSums } from './relations/needed-sums.ts';
export { tableFacts } from './run/facts/table-facts.ts';
export { sampleWindows } from './run/sample-rows.ts';
export type { Shard } from './run/shard.ts';
export { shardWindow } from './run/shard.ts';
export type { Row } from './run/table-rows.ts';
export { createRowReader, tableRows } from './run/table-rows.ts';
export type { Sum } from './sums/sum-book.ts';
export { lastOf } from './sums/sum-index.ts';
export type { JoinedSum, SumPiece } from './sums/sum-pieces.ts';
export { createSumJoiner, PIECE_ITEMS } from './sums/sum-pieces.ts';
export type { ColumnCapacity, UniqueRoom } from './unique/column-capacity.ts';
export { columnCapacity } from './unique/column-capacity.ts';
