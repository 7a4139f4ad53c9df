import { CodedError } from '@populace/core';
import type { SumPiece } from '@populace/engine';
import type { MadePart } from '../encode/part.ts';
import type { PartAnswer, PartRequest, SumNews, SumRequest, ThreadRequest } from './part-messages.ts';

/** A thread that makes parts and adds up sums. */
export interface PartThread {
  /** Whether a part can be asked for: the schema is open, or the thread has ended, which the caller of `ask` gets as an error. */
  isReady(): boolean;
  /** @throws CodedError what the thread threw, or what it ended with. */
  ask(request: PartRequest): Promise<MadePart>;
  /** @throws CodedError what the thread threw, or what it ended with. */
  addUp(request: SumRequest): Promise<SumPiece>;
  /** Tells the thread what a sum is. Throws as `addUp` does. */
  tell(news: SumNews): Promise<void>;
  /** Ends the thread immediately. Open requests fail with `error`. */
  end(error: CodedError): Promise<void>;
}

/** What a thread of some platform can do. */
export interface PartThreadPort {
  readonly post: (request: ThreadRequest, transfer: ArrayBuffer[]) => void;
  readonly stop: () => Promise<unknown>;
}

/** A thread as its platform sees it: its answers and its end are reported here. */
export interface ConnectedPartThread extends PartThread {
  readonly answered: (answer: PartAnswer) => void;
  readonly died: (error: CodedError) => void;
}

/** Who waits for an answer. */
interface Asked {
  answered(answer: PartAnswer): void;
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
  const answerTo = (request: ThreadRequest, transfer: ArrayBuffer[]): Promise<PartAnswer> => {
    if (ended !== undefined) return Promise.reject(ended);
    return new Promise((answered, reject) => {
      post(request, transfer);
      asked.push({ answered, reject });
    });
  };
  return {
    died,
    answered(answer) {
      if (answer.kind === 'ready') {
        isOpen = true;
        return;
      }
      const first = asked.shift();
      if (answer.kind !== 'failed') first?.answered(answer);
      else first?.reject(new CodedError(answer.code, answer.message, { problems: answer.problems }));
    },
    isReady: () => isOpen || ended !== undefined,
    async ask(request) {
      const answer = await answerTo(request, request.buffer === undefined ? [] : [request.buffer]);
      if (answer.kind !== 'part') throw outOfTurn(answer);
      return { bytes: new Uint8Array(answer.buffer, 0, answer.length), rows: request.rows.take, blocks: answer.blocks };
    },
    async addUp(request) {
      const answer = await answerTo(request, []);
      if (answer.kind !== 'sum') throw outOfTurn(answer);
      return answer.piece;
    },
    async tell(news) {
      const answer = await answerTo(news, []);
      if (answer.kind !== 'known') throw outOfTurn(answer);
    },
    async end(error) {
      died(error);
      await stop();
    },
  };
}

function outOfTurn({ kind }: PartAnswer): CodedError {
  return new CodedError('internal', `A thread answered another request (${kind}).`);
}
