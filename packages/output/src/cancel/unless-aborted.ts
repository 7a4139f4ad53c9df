import { demandGoing } from './demand-going.ts';

/** Waits for a sink, but not longer than the run shall last: a reader that has stopped reading must not hold it. */
export async function unlessAborted(work: void | Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (work === undefined || signal === undefined) return work;
  // A run that was cancelled before waits for the sink no more, and nobody hears of its failure.
  work.catch(() => undefined);
  demandGoing(signal);
  let stop = (): void => undefined;
  const aborted = new Promise<void>((resolve) => {
    stop = resolve;
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
  demandGoing(signal);
}
