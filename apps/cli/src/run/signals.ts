/** What a signal ends a run with: 128 and the signal's number, as shells have it. */
const exits = { SIGINT: 130, SIGTERM: 143 } as const;

/** A run that signals can cancel. */
export interface Cancellation {
  readonly signal: AbortSignal;
  /** The exit code of the signal that came, if one did. */
  exit(): number | undefined;
  /** Takes signals no more. */
  end(): void;
}

/** So long may a cancelled run clean up. */
const PATIENCE_MS = 8000;

/** Lets the first signal cancel a run, and the second end the process at once. */
export function createCancellation(): Cancellation {
  const controller = new AbortController();
  let exit: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  const listen = (name: keyof typeof exits): void => {
    const code = exits[name];
    if (exit !== undefined) process.exit(code);
    exit = code;
    controller.abort();
    timer = setTimeout(() => process.exit(code), PATIENCE_MS);
  };
  const onInterrupt = (): void => listen('SIGINT');
  const onTerminate = (): void => listen('SIGTERM');
  process.on('SIGINT', onInterrupt);
  process.on('SIGTERM', onTerminate);
  return {
    signal: controller.signal,
    exit: () => exit,
    end() {
      clearTimeout(timer);
      process.off('SIGINT', onInterrupt);
      process.off('SIGTERM', onTerminate);
    },
  };
}
