import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromEngine, ToEngine } from './engine-calls.ts';
import { createEngineClient, type EngineClient } from './engine-client.ts';

/** A thread that does nothing by itself. */
class Thread {
  onmessage: ((event: { readonly data: FromEngine }) => void) | null = null;
  readonly posted: ToEngine[] = [];
  isEnded = false;
  postMessage(message: ToEngine): void {
    this.posted.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  says(data: FromEngine): void {
    this.onmessage?.({ data });
  }
}

let threads: Thread[];
let client: EngineClient;

beforeEach(() => {
  vi.useFakeTimers();
  threads = [];
  client = createEngineClient(() => {
    const thread = new Thread();
    threads.push(thread);
    // The client uses of a worker what a thread has.
    return thread as unknown as Worker;
  });
});
afterEach(() => vi.useRealTimers());

const counts = (text: string, signal?: AbortSignal) => client.call('counts', { text }, signal);

describe('a call that nobody waits for any more', () => {
  it('loses its thread where it goes on, and what waits is done by another', async () => {
    const leaving = new AbortController();
    const left = counts('long', leaving.signal);
    const waiting = counts('short');
    threads[0]?.says({ kind: 'begun', id: 1 });
    leaving.abort();
    await expect(left).rejects.toThrow('aborted');

    vi.advanceTimersByTime(5000);

    expect(threads.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    expect(threads[1]?.posted).toEqual([{ kind: 'ask', id: 2, name: 'counts', ask: { text: 'short' } }]);
    threads[1]?.says({ kind: 'answer', id: 2, answer: [] });
    await expect(waiting).resolves.toEqual([]);
  });

  it('keeps its thread where it ends in time', async () => {
    const leaving = new AbortController();
    const left = counts('long', leaving.signal);
    threads[0]?.says({ kind: 'begun', id: 1 });
    leaving.abort();
    threads[0]?.says({ kind: 'answer', id: 1, answer: [] });
    await expect(left).rejects.toThrow('aborted');

    vi.advanceTimersByTime(5000);

    expect(threads.map(({ isEnded }) => isEnded)).toEqual([false]);
  });

  it('never ends the thread of a call that is waited for', async () => {
    const leaving = new AbortController();
    const waiting = counts('long');
    const left = counts('next', leaving.signal);
    threads[0]?.says({ kind: 'begun', id: 1 });
    leaving.abort();
    await expect(left).rejects.toThrow('aborted');

    vi.advanceTimersByTime(5000);

    expect(threads[0]?.isEnded).toBe(false);
    expect(threads[0]?.posted.at(-1)).toEqual({ kind: 'cancel', id: 2 });
    threads[0]?.says({ kind: 'answer', id: 1, answer: [] });
    await expect(waiting).resolves.toEqual([]);
  });
});
