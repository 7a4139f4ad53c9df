export type { CheckedDocument } from './check/check-document.ts';
export { checkDocument } from './check/check-document.ts';
export type { Overrides, Registry, RowOverrides } from './check/registry.ts';
export { documentSchema } from './document-schema.ts';
export type {
  ChildCount,
  ChildRows,
  ColumnModel,
  ColumnSource,
  GeneratorSource,
  GivenCell,
  GivenSource,
  KeyModel,
  LocaleShare,
  NullShare,
  ReferenceSource,
  ReferenceWay,
  RowsModel,
  SchemaModel,
  TableModel,
  TreeWay,
  UniqueModel,
} from './model.ts';
export { nodeOfValue } from './text/node-of-value.ts';
export type { ParsedColumns } from './text/parse-columns-text.ts';
export { parseColumnsText } from './text/parse-columns-text.ts';
export type { ParsedDocument } from './text/parse-document.ts';
export { parseDocument } from './text/parse-document.ts';
export type { ScanFault, ScanResult } from './text/scan-text.ts';
