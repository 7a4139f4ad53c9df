/** The program of the engine's thread: it does one call after the other, and leaves out those that nobody waits for. */
import { CodedError } from '@populace/library';
import { answers } from './answer-calls.ts';
import type { CallName, Failure, FromEngine, ToEngine } from './engine-calls.ts';

type Asked = Extract<ToEngine, { kind: 'ask' }>;

const queue: Asked[] = [];
let isBusy = false;

self.onmessage = ({ data }: MessageEvent<ToEngine>) => {
  if (data.kind === 'ask') {
    queue.push(data);
    if (!isBusy) void workOff();
    return;
  }
  const place = queue.findIndex(({ id }) => id === data.id);
  if (place >= 0) queue.splice(place, 1);
};

async function workOff(): Promise<void> {
  isBusy = true;
  for (let asked = queue.shift(); asked !== undefined; asked = queue.shift()) {
    post({ kind: 'begun', id: asked.id });
    post(await answerTo(asked));
    // Cancellations that arrived meanwhile are read before the next call is begun.
    await new Promise<void>((resume) => {
      setTimeout(resume, 0);
    });
  }
  isBusy = false;
}

async function answerTo({ id, name, ask }: Asked): Promise<FromEngine> {
  try {
    // The client asks each call with what `EngineCalls` says.
    const answer = await (answers[name] as (given: unknown) => unknown)(ask);
    return { kind: 'answer', id, answer };
  } catch (error) {
    return { kind: 'failure', id, failure: failureOf(name, error) };
  }
}

function failureOf(name: CallName, error: unknown): Failure {
  if (error instanceof CodedError) return { code: error.code, message: error.message, problems: error.problems };
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'internal', message: `${name}: ${message}`, problems: [] };
}

function post(message: FromEngine): void {
  self.postMessage(message);
}
