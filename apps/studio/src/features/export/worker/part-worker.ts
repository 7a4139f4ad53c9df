/** The program of a thread that makes parts of a table; it opens what the leading thread has opened. */
import { answerParts } from '@populace/library/parts';
import type { ToPartThread } from './export-messages.ts';

let answer: ReturnType<typeof answerParts> | undefined;

self.onmessage = ({ data }: MessageEvent<ToPartThread>) => {
  if (data.kind === 'asked') answer?.(data.request);
  else answer = answerParts(data.origin, { post: (message, transfer) => self.postMessage(message, { transfer }) });
};
