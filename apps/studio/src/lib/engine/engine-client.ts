import type { AnswerOf, AskOf, CallName, FromEngine, ToEngine } from './engine-calls.ts';
import { EngineError } from './engine-error.ts';

/** The engine, in a thread of its own. */
export interface EngineClient {
  /**
   * Asks for something. A call whose signal is aborted is not begun if it waits. If it runs, its answer is dropped, and if it goes on for
   * three seconds, its thread is ended and another one does what waits.
   * @throws EngineError with the code of the failure; the signal's reason where it was aborted.
   */
  call<K extends CallName>(name: K, ask: AskOf<K>, signal?: AbortSignal): Promise<AnswerOf<K>>;
  /** How long the thread took from its start to its first call, in milliseconds; 0 before that. */
  startMs(): number;
}

/** How long a call that nobody waits for may keep the thread, in milliseconds: several times what starting another takes. */
const PATIENCE_MS = 3000;

interface Waiting {
  readonly ask: Extract<ToEngine, { kind: 'ask' }>;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Starts the thread with the first call. A thread that dies fails what it was asked, and the next call starts another. */
export function createEngineClient(startWorker: () => Worker): EngineClient {
  let worker: Worker | undefined;
  let last = 0;
  let startedAt = 0;
  let startMs = 0;
  let running: number | undefined;
  const waiting = new Map<number, Waiting>();

  function started(): Worker {
    if (worker !== undefined) return worker;
    const own = startWorker();
    startedAt = performance.now();
    startMs = 0;
    own.onmessage = ({ data }: MessageEvent<FromEngine>) => settle(data);
    own.onerror = (event) => {
      event.preventDefault();
      own.terminate();
      if (worker === own) worker = undefined;
      running = undefined;
      const message = `The engine stopped: ${event.message || 'its program could not be loaded'}. Reload the page.`;
      for (const { reject } of waiting.values()) reject(new EngineError({ code: 'internal', message, problems: [] }));
      waiting.clear();
    };
    worker = own;
    return own;
  }

  function settle(message: FromEngine): void {
    if (startMs === 0) startMs = performance.now() - startedAt;
    if (message.kind === 'begun') {
      running = message.id;
      return;
    }
    if (running === message.id) running = undefined;
    const caller = waiting.get(message.id);
    // An answer to a call that was cancelled meanwhile.
    if (caller === undefined) return;
    waiting.delete(message.id);
    if (message.kind === 'answer') caller.resolve(message.answer);
    else caller.reject(new EngineError(message.failure));
  }

  /** Ends a thread that still does what nobody waits for, and lets another do what waits. */
  function leave(id: number): void {
    if (running !== id) return;
    worker?.terminate();
    worker = undefined;
    running = undefined;
    if (waiting.size === 0) return;
    const next = started();
    for (const { ask } of waiting.values()) next.postMessage(ask);
  }

  return {
    startMs: () => startMs,
    call<K extends CallName>(name: K, ask: AskOf<K>, signal?: AbortSignal) {
      return new Promise<AnswerOf<K>>((resolve, reject) => {
        if (signal?.aborted === true) return reject(signal.reason);
        const id = ++last;
        const asked: Waiting['ask'] = { kind: 'ask', id, name, ask };
        const to = started();
        // The engine answers each call with what `EngineCalls` says.
        waiting.set(id, { ask: asked, resolve: resolve as (answer: unknown) => void, reject });
        signal?.addEventListener('abort', () => {
          if (!waiting.delete(id)) return;
          worker?.postMessage({ kind: 'cancel', id } satisfies ToEngine);
          setTimeout(() => leave(id), PATIENCE_MS);
          reject(signal.reason);
        });
        to.postMessage(asked);
      });
    },
  };
}
