export { MOST_CHILDREN } from './check/check-child-count.ts';
export type { CheckedDocument } from './check/check-document.ts';
export { checkDocument, DEFAULT_NOW } from './check/check-document.ts';
export { placeWithin } from './check/check-formula.ts';
export { ownColumns } from './check/check-shared-columns.ts';
export type { Overrides, Registry, RowOverrides } from './check/registry.ts';
export { documentSchema } from './document-schema.ts';
export { leadTo } from './model/lead-to.ts';
export type {
  ArraySource,
  CaseBranch,
  CaseSource,
  ChildCount,
  ChildRows,
  ColumnModel,
  ColumnSource,
  FormulaSource,
  GeneratorSource,
  GivenCell,
  GivenSource,
  ItemCount,
  KeyModel,
  LocaleShare,
  MissingValue,
  NullShare,
  ObjectSource,
  OtherReference,
  PolymorphicKey,
  PolymorphicSource,
  ReferenceSource,
  ReferenceTerms,
  ReferenceWay,
  RowsModel,
  SchemaModel,
  TableModel,
  TreeWay,
  UniqueModel,
  ValueModel,
} from './model/model.ts';
