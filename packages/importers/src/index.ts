export type { CsvOptions } from './csv/infer-csv.ts';
export { inferCsv } from './csv/infer-csv.ts';
export { mendProposal } from './document/mend-proposal.ts';
export type { DocumentSettings } from './document/write-document.ts';
export { writeDocument } from './document/write-document.ts';
export type { Evidence } from './proposal/evidence.ts';
export type { EvidenceCode } from './proposal/evidence-texts.ts';
export type { Known, KnownGenerator, KnownLocale } from './proposal/known.ts';
export type * from './proposal/proposal.ts';
