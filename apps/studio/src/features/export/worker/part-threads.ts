import { CodedError, type MadePart, type SchemaOrigin } from '@populace/library';
import type { FromPartThread, ToPartThread } from './export-messages.ts';

type TableOfParts = Omit<Extract<ToPartThread, { kind: 'open' }>, 'kind' | 'origin'>;

/** The threads that make parts for an export. */
export interface PartThreads {
  readonly count: number;
  /** What the next parts are of. */
  readonly open: (table: TableOfParts) => void;
  /** Asks a thread for the bytes of rows. */
  readonly part: (from: number, take: number) => Promise<MadePart>;
  readonly stop: () => void;
}

interface Waiting {
  readonly resolve: (part: MadePart) => void;
  readonly reject: (error: unknown) => void;
}

/** Starts threads that open a schema as this one did. */
export function startPartThreads(origin: SchemaOrigin, count: number): PartThreads {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const workers = Array.from({ length: count }, () => {
    const worker = new Worker(new URL('./part-worker.ts', import.meta.url), { type: 'module', name: 'part' });
    worker.onmessage = ({ data }: MessageEvent<FromPartThread>) => {
      const caller = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.kind === 'part') caller?.resolve(data.part);
      else caller?.reject(new Error(data.message, { cause: data.code }));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      const error = new CodedError('internal', `A thread of the export stopped: ${event.message}`);
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    return worker;
  });
  const post = (place: number, message: ToPartThread) => workers[place % count]?.postMessage(message);
  return {
    count,
    open(table) {
      for (let place = 0; place < count; place++) post(place, { kind: 'open', origin, ...table });
    },
    part(from, take) {
      const id = ++last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        post(id, { kind: 'part', id, from, take });
      });
    },
    stop() {
      for (const worker of workers) worker.terminate();
      waiting.clear();
    },
  };
}
