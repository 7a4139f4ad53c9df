export type {
  ConnectedPartThread,
  FileToOpen,
  OutputFile,
  OutputTarget,
  PartAnswer,
  PartJob,
  PartSource,
  PartThread,
  RunProgress,
  ThreadRequest,
} from '@populace/output';
export {
  connectPartThread,
  createPartThreads,
  createThreadSource,
  hereSource,
  isWorthAdding,
  isWorthThreads,
  writeRun,
} from '@populace/output';
export type { AddUpOptions } from './add-up.ts';
export { addUp } from './add-up.ts';
export { answerParts } from './answer-parts.ts';
export { fileOfRows, fileOfTables } from './output-files.ts';
