export type { AddUpOptions } from './add-up.ts';
export { addUp } from './add-up.ts';
export { answerParts } from './answer-parts.ts';
export { partChunks } from './part-chunks.ts';
export type { PartAnswer, PartJob, ThreadRequest } from './part-messages.ts';
export type { ConnectedPartThread, PartThread } from './part-thread.ts';
export { connectPartThread } from './part-thread.ts';
export { createPartThreads, isWorthAdding, isWorthThreads, noThreads } from './part-threads.ts';
