export type { WrittenBlock } from '@populace/cells';
export type { Batch, Column, LogicalType, Problem, ProblemCode, Vector } from '@populace/core';
export { CodedError, catalogue as errorCatalogue } from '@populace/core';
export { type DecodedDocument, decodeDocument } from '@populace/document';
export type {
  BooleansProfile,
  CellExplanation,
  CheckTrial,
  Children,
  ColumnCapacity,
  ColumnProfile,
  ColumnSummary,
  CountProgress,
  DrawExplanation,
  FieldExplanation,
  FormulaSummary,
  Histogram,
  LocaleCount,
  NumbersProfile,
  PartExplanation,
  PlanSummary,
  RelationSummary,
  Row,
  RowEstimate,
  SampleSummary,
  Shard,
  TableOrigin,
  TableProfile,
  TableSummary,
  TextsProfile,
  TimesProfile,
  UniqueRoom,
  UniqueSummary,
  ValueCount,
  ValuesProfile,
} from '@populace/engine';
export type { FunctionPage } from '@populace/formulas';
export { describeFunctions as listFunctions } from '@populace/formulas';
export type {
  Candidate as InferredCandidate,
  ColumnProposal as InferredColumn,
  Evidence as InferredEvidence,
  TableProposal as InferredTable,
} from '@populace/importers';
export type { ContentType, ContentTypeCounts, NamedType, ParsedContentType, SniffedType } from '@populace/media-types';
export {
  contentTypeOf,
  contentTypes,
  contentTypeText,
  countContentTypes,
  extensionsOfType,
  parseContentType,
  sniffType,
  typeOfName,
  typesOfExtension,
} from '@populace/media-types';
export type { FileContent, MadePart, PartMaker, ScriptChunk, SizeEstimate } from '@populace/output';
export type { ExampleValue, GeneratorExample } from '@populace/recipes';
export type { Credit, CreditedTables } from './catalogue-credits.ts';
export { credits } from './catalogue-credits.ts';
export type { LocaleDescription, LocalePage, LocaleTable } from './catalogue-locales.ts';
export { describeLocale, listLocales } from './catalogue-locales.ts';
export type { FileDescription } from './content-types/describe-file.ts';
export { describeFile } from './content-types/describe-file.ts';
export type { ContentTypePage, TypesDescription } from './content-types/describe-types.ts';
export { describeTypes, listContentTypes } from './content-types/describe-types.ts';
export type { NegotiatedFormat } from './content-types/negotiate.ts';
export { negotiate } from './content-types/negotiate.ts';
export type { CountOptions } from './count-rows.ts';
export { whyNoGenerator } from './elsewhere/why-no-generator.ts';
export type { ChildrenOptions, FoundRow } from './following.ts';
export type {
  InferFile,
  InferOptions,
  InferredSchema,
  InferTablesOptions,
  InferWordsOptions,
} from './infer-schema.ts';
export { inferSchema, inferTables, inferWords } from './infer-schema.ts';
export type { NameFigures, PopulationFigures } from './names/describe-names.ts';
export { describeNames } from './names/describe-names.ts';
export type { TextFigures } from './names/name-figures.ts';
export type { OpenedSchema, SchemaSource, ScriptOptions } from './open-schema.ts';
export { checkSchema, openColumns, openOrigin, openSchema } from './open-schema.ts';
export type { BytesOptions, ColumnPage, OpenedTable, RowsOptions, Walk } from './opened-table.ts';
export type { PieceOptions } from './piece-options.ts';
export type { Preview, PreviewColumn, PreviewOptions } from './preview.ts';
export type { ProfileOptions } from './profile.ts';
export type { FormatPage, GeneratorPage, OptionPage } from './registry/catalogue.ts';
export { listFormats, listGenerators, schemaOfDocuments } from './registry/catalogue.ts';
export type { FormatOptions } from './registry/formats.ts';
export { formatOf } from './registry/formats.ts';
export type { LocalesOptions } from './row-locales.ts';
export type { GeneratorDescription } from './samples/describe-generators.ts';
export { describeGenerators } from './samples/describe-generators.ts';
export type { GeneratorCoverage } from './samples/generator-coverage.ts';
export { coverGenerators } from './samples/generator-coverage.ts';
export type { GeneratorSamples, SamplesOptions } from './samples/sample-generators.ts';
export { sampleGenerators } from './samples/sample-generators.ts';
export type { FileReader, OpenOptions, SchemaOrigin } from './schema-origin.ts';
export type { TextRange } from './search/folded-text.ts';
export type { KnownName } from './search/known-name.ts';
export type { FieldHit, GeneratorMatch, SearchedField, SearchOptions } from './search/search-generators.ts';
export { searchGenerators } from './search/search-generators.ts';
export { loadFormat } from './settle-format.ts';
export { version } from './version.ts';
export type { WindowOptions } from './window-options.ts';
