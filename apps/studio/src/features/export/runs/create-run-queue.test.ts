import { describe, expect, it } from 'vitest';
import type { ExportChoice } from '../export-choice.ts';
import { createRunQueue } from './create-run-queue.ts';
import type { ExportOrder, ExportRun } from './export-run.ts';
import type { RunningExport } from './start-export.ts';

const choice: ExportChoice = {
  text: '',
  tables: [{ table: 'many', take: 100 }],
  from: 0,
  format: 'csv',
  options: {},
  compression: 'none',
  packing: 'table',
};

function orderOf(file: string): ExportOrder {
  const target = { kind: 'download', mostBytes: 1 } as const;
  return { schemaId: 'sch_1', choice, file, names: [], rows: 100, allRowsOf: ['many'], target, command: '' };
}

/** A queue whose exports end when the test says so. */
function createQueue() {
  const ends: Partial<Record<string, { done: () => void; fail: (error: Error) => void }>> = {};
  const removed: string[] = [];
  const reported: string[] = [];
  const busy: boolean[] = [];
  const queue = createRunQueue({
    start({ file }, onProgress): RunningExport {
      const progress = { rows: 40, bytes: 4, table: 'many' };
      let cancel = (): void => undefined;
      const done: RunningExport['done'] = new Promise((resolve, reject) => {
        ends[file] = { done: () => resolve({ progress, blob: undefined }), fail: reject };
        cancel = () => reject(new DOMException('Cancelled.', 'AbortError'));
      });
      queueMicrotask(() => onProgress(progress));
      return { done, cancel };
    },
    save: () => undefined,
    async remove({ file }) {
      removed.push(file);
      return 'nothing';
    },
    seconds: () => 0,
    report: ({ file, state }) => reported.push(`${file} ${state.kind}`),
    onBusy: (isBusy) => busy.push(isBusy),
  });
  const states = (): readonly string[] => queue.runs().map(({ file, state }: ExportRun) => `${file} ${state.kind}`);
  return { queue, ends, removed, reported, busy, states };
}

const settled = (): Promise<void> =>
  new Promise((resume) => {
    setTimeout(resume, 0);
  });

describe('exports of a page', () => {
  it('run one after the other, and report start and end once', async () => {
    const { queue, ends, reported, busy, removed, states } = createQueue();
    queue.add(orderOf('a.csv'));
    queue.add(orderOf('b.csv'));

    expect(states()).toEqual(['a.csv running', 'b.csv waiting']);
    ends['a.csv']?.done();
    await settled();
    expect(states()).toEqual(['a.csv done', 'b.csv running']);
    ends['b.csv']?.done();
    await settled();

    expect(states()).toEqual(['a.csv done', 'b.csv done']);
    expect(reported).toEqual(['a.csv running', 'a.csv done', 'b.csv running', 'b.csv done']);
    expect(busy).toEqual([true, false]);
    expect(removed).toEqual([]);
  });

  it('remove their file when they are cancelled, running or waiting', async () => {
    const { queue, removed, reported, states } = createQueue();
    const first = queue.add(orderOf('a.csv'));
    const second = queue.add(orderOf('b.csv'));
    await settled();

    queue.cancel(second);
    queue.cancel(first);
    await settled();

    expect(states()).toEqual(['a.csv cancelled', 'b.csv cancelled']);
    expect(removed.toSorted()).toEqual(['a.csv', 'b.csv']);
    expect(reported.filter((words) => words.endsWith('cancelled'))).toHaveLength(2);
    expect(queue.runs()[0]?.state).toEqual({ kind: 'cancelled', rows: 40, remains: 'nothing' });
  });

  it('keep the reason of a failure, and do not hold up the next', async () => {
    const { queue, ends, removed, states } = createQueue();
    const first = queue.add(orderOf('a.csv'));
    queue.add(orderOf('b.csv'));

    ends['a.csv']?.fail(new Error('The disk is full.'));
    await settled();

    expect(states()).toEqual(['a.csv failed', 'b.csv running']);
    expect(queue.runs()[0]?.state).toEqual({ kind: 'failed', reason: 'The disk is full.', remains: 'nothing' });
    expect(removed).toEqual(['a.csv']);
    queue.clear();
    queue.dismiss(first);
    expect(states()).toEqual(['b.csv running']);
  });
});
