export { answerParts } from './answer-parts.ts';
export { partChunks } from './part-chunks.ts';
export type { PartAnswer, PartJob, PartRequest } from './part-messages.ts';
export type { ConnectedPartThread, PartThread } from './part-thread.ts';
export { connectPartThread } from './part-thread.ts';
export { createPartThreads, isWorthThreads, noThreads } from './part-threads.ts';
