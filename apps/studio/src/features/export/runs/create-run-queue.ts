import type { ExportProgress } from '../worker/export-messages.ts';
import { type ExportOrder, type ExportRun, isOpen, type Remains, type RunState } from './export-run.ts';
import type { RunningExport } from './start-export.ts';

/** What a queue of exports works with. */
export interface RunQueuePorts {
  readonly start: (order: ExportOrder, onProgress: (progress: ExportProgress) => void) => RunningExport;
  /** Hands a download to the person. */
  readonly save: (file: string, blob: Blob) => void;
  /** Removes the file of an export that was not finished. */
  readonly remove: (order: ExportOrder) => Promise<Remains>;
  /** Seconds since any moment. */
  readonly seconds: () => number;
  /** Called once when an export starts, and once when it ends. */
  readonly report: (run: ExportRun) => void;
  /** Called when the first export is ordered, and when all have ended. */
  readonly onBusy: (isBusy: boolean) => void;
}

/** Exports of this page, the oldest first. One runs, the others wait. */
export interface RunQueue {
  readonly runs: () => readonly ExportRun[];
  readonly subscribe: (changed: () => void) => () => void;
  /** Adds an export and returns its id. */
  readonly add: (order: ExportOrder) => number;
  /** Stops an export, or takes it from those that wait. */
  readonly cancel: (id: number) => void;
  /** Removes an export that has ended from the list. */
  readonly dismiss: (id: number) => void;
  /** Removes all exports that have ended. */
  readonly clear: () => void;
}

const NOTHING: ExportProgress = { rows: 0, bytes: 0, table: '' };

/** Creates an empty queue. */
export function createRunQueue(ports: RunQueuePorts): RunQueue {
  const list = createRunList(ports.onBusy);
  let last = 0;
  let current: { readonly id: number; readonly running: RunningExport } | undefined;

  const end = (id: number, state: RunState): void => {
    const run = list.become(id, state);
    if (run !== undefined) ports.report(run);
  };
  /** The person sees the end at once; the file is removed after it. */
  const stop = async (order: ExportRun, stopped: (remains: Remains) => RunState): Promise<void> => {
    list.become(order.id, stopped('nothing'));
    end(order.id, stopped(await ports.remove(order)));
  };

  async function work(order: ExportRun): Promise<void> {
    const { id } = order;
    const begun = ports.seconds();
    const since = (): number => ports.seconds() - begun;
    let progress = NOTHING;
    const run = list.become(id, { kind: 'running', progress, seconds: 0 });
    try {
      const running = ports.start(order, (next) => {
        progress = next;
        if (current?.id === id) list.become(id, { kind: 'running', progress, seconds: since() });
      });
      current = { id, running };
      ports.report(run ?? order);
      const done = await running.done;
      current = undefined;
      if (done.blob !== undefined) ports.save(order.file, done.blob);
      end(id, { kind: 'done', progress: done.progress, seconds: since() });
    } catch (error) {
      current = undefined;
      await stop(order, stoppedBy(error, progress));
    } finally {
      next();
    }
  }

  function next(): void {
    const waiting = list.runs().find(({ state }) => state.kind === 'waiting');
    const isBusy = list.runs().some(({ state }) => state.kind === 'running');
    if (waiting !== undefined && !isBusy) void work(waiting);
  }

  return {
    runs: list.runs,
    subscribe: list.subscribe,
    add(order) {
      const id = ++last;
      list.show([...list.runs(), { ...order, id, state: { kind: 'waiting' } }]);
      next();
      return id;
    },
    cancel(id) {
      if (current?.id === id) return current.running.cancel();
      const run = list.runs().find((one) => one.id === id && one.state.kind === 'waiting');
      if (run !== undefined) void stop(run, (remains) => ({ kind: 'cancelled', rows: 0, remains }));
    },
    dismiss: (id) => list.show(list.runs().filter((run) => run.id !== id || isOpen(run))),
    clear: () => list.show(list.runs().filter(isOpen)),
  };
}

/** What an export has become that did not come to its end. */
function stoppedBy(error: unknown, { rows }: ExportProgress): (remains: Remains) => RunState {
  if (error instanceof DOMException && error.name === 'AbortError') {
    return (remains) => ({ kind: 'cancelled', rows, remains });
  }
  const reason = error instanceof Error ? error.message : String(error);
  return (remains) => ({ kind: 'failed', reason, remains });
}

interface RunList extends Pick<RunQueue, 'runs' | 'subscribe'> {
  readonly show: (runs: readonly ExportRun[]) => void;
  /** Gives a run another state, and returns it; undefined where it is not in the list. */
  readonly become: (id: number, state: RunState) => ExportRun | undefined;
}

function createRunList(onBusy: (isBusy: boolean) => void): RunList {
  const listeners = new Set<() => void>();
  let runs: readonly ExportRun[] = [];
  const show = (next: readonly ExportRun[]): void => {
    const wasBusy = runs.some(isOpen);
    runs = next;
    const isBusy = runs.some(isOpen);
    if (isBusy !== wasBusy) onBusy(isBusy);
    for (const changed of listeners) changed();
  };
  return {
    show,
    runs: () => runs,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    become(id, state) {
      show(runs.map((run) => (run.id === id ? { ...run, state } : run)));
      return runs.find((run) => run.id === id);
    },
  };
}
