import { CodedError } from '@populace/core';
import type { MadePart } from '@populace/engine';
import type { PartAnswer, PartRequest } from './part-messages.ts';

/** A thread that makes parts. */
export interface PartThread {
  /** Whether a part can be asked for: the schema is open, or the thread has ended, which the caller of `ask` gets as an error. */
  isReady(): boolean;
  /** @throws CodedError what the thread threw, or what it ended with. */
  ask(request: PartRequest): Promise<MadePart>;
  /** Ends the thread immediately. Open requests fail with `error`. */
  end(error: CodedError): Promise<void>;
}

/** What a thread of some platform can do. */
export interface PartThreadPort {
  readonly post: (request: PartRequest, transfer: ArrayBuffer[]) => void;
  readonly stop: () => Promise<unknown>;
}

/** A thread as its platform sees it: its answers and its end are reported here. */
export interface ConnectedPartThread extends PartThread {
  readonly answered: (answer: PartAnswer) => void;
  readonly died: (error: CodedError) => void;
}

interface Asked {
  resolve(part: MadePart): void;
  reject(error: CodedError): void;
}

/** Speaks with a thread that runs `answerParts`. Answers come in the order of the requests. */
export function connectPartThread({ post, stop }: PartThreadPort): ConnectedPartThread {
  const asked: Asked[] = [];
  let ended: CodedError | undefined;
  let isOpen = false;
  const died = (error: CodedError): void => {
    ended ??= error;
    for (const { reject } of asked.splice(0)) reject(ended);
  };
  return {
    died,
    answered(answer) {
      if (answer.kind === 'ready') {
        isOpen = true;
        return;
      }
      const first = asked.shift();
      if (answer.kind === 'part') {
        first?.resolve({ bytes: new Uint8Array(answer.buffer, 0, answer.length), blocks: answer.blocks });
        return;
      }
      first?.reject(new CodedError(answer.code, answer.message, { problems: answer.problems }));
    },
    isReady: () => isOpen || ended !== undefined,
    ask(request) {
      if (ended !== undefined) return Promise.reject(ended);
      return new Promise((resolve, reject) => {
        post(request, request.buffer === undefined ? [] : [request.buffer]);
        asked.push({ resolve, reject });
      });
    },
    async end(error) {
      died(error);
      await stop();
    },
  };
}
