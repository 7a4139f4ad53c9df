export type { Expected, ExpectedColumn, ExpectedInner, ExpectedReference, ExpectedTable } from './expected/expected.ts';
export type { TableFile, TableFiles } from './expected/table-file.ts';
export type { Comparison, Finding, FindingGroup, Skipped, TableReport, VerifyReport } from './findings/finding.ts';
export type { Notebook } from './findings/notebook.ts';
export { createNotebook } from './findings/notebook.ts';
export { readerOf } from './readers/reader-of.ts';
export { verifyFiles } from './verify-files.ts';
