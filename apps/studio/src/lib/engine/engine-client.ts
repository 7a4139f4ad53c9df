import type { AnswerOf, AskOf, CallName, FromEngine, ToEngine } from './engine-calls.ts';
import { EngineError } from './engine-error.ts';

/** The engine, in a thread of its own. */
export interface EngineClient {
  /**
   * Asks for something. A call whose signal is aborted is not begun if it waits, and its answer is dropped if it runs.
   * @throws EngineError with the code of the failure; the signal's reason where it was aborted.
   */
  call<K extends CallName>(name: K, ask: AskOf<K>, signal?: AbortSignal): Promise<AnswerOf<K>>;
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Starts the thread with the first call. A thread that dies fails what it was asked, and the next call starts another. */
export function createEngineClient(startWorker: () => Worker): EngineClient {
  let worker: Worker | undefined;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  function started(): Worker {
    if (worker !== undefined) return worker;
    const own = startWorker();
    own.onmessage = ({ data }: MessageEvent<FromEngine>) => settle(data);
    own.onerror = (event) => {
      event.preventDefault();
      own.terminate();
      if (worker === own) worker = undefined;
      const message = `The engine stopped: ${event.message || 'its program could not be loaded'}. Reload the page.`;
      for (const { reject } of waiting.values()) reject(new EngineError({ code: 'internal', message, problems: [] }));
      waiting.clear();
    };
    worker = own;
    return own;
  }

  function settle(message: FromEngine): void {
    const caller = waiting.get(message.id);
    // An answer to a call that was cancelled meanwhile.
    if (caller === undefined) return;
    waiting.delete(message.id);
    if (message.kind === 'answer') caller.resolve(message.answer);
    else caller.reject(new EngineError(message.failure));
  }

  return {
    call<K extends CallName>(name: K, ask: AskOf<K>, signal?: AbortSignal) {
      return new Promise<AnswerOf<K>>((resolve, reject) => {
        if (signal?.aborted === true) return reject(signal.reason);
        const to = started();
        const id = ++last;
        const post = (message: ToEngine) => to.postMessage(message);
        // The engine answers each call with what `EngineCalls` says.
        waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject });
        signal?.addEventListener('abort', () => {
          if (!waiting.delete(id)) return;
          post({ kind: 'cancel', id });
          reject(signal.reason);
        });
        post({ kind: 'ask', id, name, ask });
      });
    },
  };
}
