import { CodedError } from '@populace/core';
import { describe, expect, it } from 'vitest';
import type { PartAnswer, PartRequest, ThreadRequest } from './part-messages.ts';
import { type ConnectedPartThread, connectPartThread } from './part-thread.ts';
import { createPartThreads, isWorthAdding, isWorthThreads, PARTS_A_THREAD } from './part-threads.ts';

const job = { table: 't', format: 'csv', options: {}, window: { from: 0, take: 100 } };
const request: PartRequest = { kind: 'part', jobId: 0, job, rows: { from: 0, take: 5 }, buffer: new ArrayBuffer(8) };
const news = { kind: 'known', table: 't', sum: 's', joined: undefined as never } as const;

/** A thread that notes what it is asked, and answers when it is told. */
function noted(): {
  readonly thread: ConnectedPartThread;
  readonly asked: ThreadRequest[];
  readonly stopped: () => number;
} {
  const asked: ThreadRequest[] = [];
  let stops = 0;
  const thread = connectPartThread({
    post: (one) => void asked.push(one),
    stop: async () => {
      stops++;
    },
  });
  return { thread, asked, stopped: () => stops };
}

function partOf(length: number): PartAnswer {
  return { kind: 'part', buffer: new ArrayBuffer(8), length, blocks: [] };
}

describe('a thread that makes parts', () => {
  it('is ready once it says so, and answers in the order of the requests', async () => {
    const { thread } = noted();
    expect(thread.isReady()).toBe(false);
    thread.answered({ kind: 'ready' });

    const parts = [thread.ask(request), thread.ask(request)];
    thread.answered(partOf(3));
    thread.answered(partOf(4));

    expect(thread.isReady()).toBe(true);
    expect((await Promise.all(parts)).map(({ bytes, rows }) => [bytes.length, rows])).toEqual([
      [3, 5],
      [4, 5],
    ]);
  });

  it('hands on the error of a request, and goes on', async () => {
    const { thread } = noted();
    const [failing, next] = [thread.tell(news), thread.tell(news)];

    thread.answered({ kind: 'failed', code: 'limit/text', message: 'Too long.', problems: [] });
    thread.answered({ kind: 'known' });

    await expect(failing).rejects.toMatchObject({ code: 'limit/text', message: 'Too long.' });
    await next;
  });

  it('fails what is open when it ends, and all that is asked after that', async () => {
    const { thread, stopped } = noted();
    const open = thread.addUp({ kind: 'sum', table: 't', sum: 's', piece: 0 });

    await thread.end(new CodedError('run/cancelled', 'The run was cancelled.'));

    await expect(open).rejects.toMatchObject({ code: 'run/cancelled' });
    await expect(thread.ask(request)).rejects.toMatchObject({ code: 'run/cancelled' });
    expect([thread.isReady(), stopped()]).toEqual([true, 1]);
  });

  it.each([
    ['a part', (thread: ConnectedPartThread) => thread.ask(request)],
    ['a sum', (thread: ConnectedPartThread) => thread.addUp({ kind: 'sum', table: 't', sum: 's', piece: 0 })],
  ])('that answers something else than %s has a defect', async (_, ask) => {
    const { thread } = noted();
    const asked = ask(thread);

    thread.answered({ kind: 'known' });

    await expect(asked).rejects.toMatchObject({ code: 'internal' });
  });
});

describe('threads of a job', () => {
  it('have at most two parts each that are not given back, shared evenly', async () => {
    const [one, other] = [noted(), noted()];
    for (const { thread } of [one, other]) thread.answered({ kind: 'ready' });
    const threads = createPartThreads([one.thread, other.thread], job, 7);

    const parts = [];
    for (; threads.hasRoom(); ) parts.push(threads.make({ from: 0, take: 1 }));
    one.thread.answered(partOf(1));
    const [first] = parts;
    const made = await first;
    const wasFull = !threads.hasRoom();
    if (made !== undefined) threads.giveBack(made);

    expect([one.asked.length, other.asked.length]).toEqual([PARTS_A_THREAD, PARTS_A_THREAD]);
    expect([wasFull, threads.hasRoom()]).toEqual([true, true]);
  });

  it('are worth their start for millions of cells or rows alone', () => {
    expect([isWorthThreads(1000), isWorthThreads(2_000_000)]).toEqual([false, true]);
    expect([isWorthAdding(1000), isWorthAdding(2 ** 22)]).toEqual([false, true]);
  });
});
