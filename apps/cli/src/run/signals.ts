/** What a signal ends a run with: 128 and the signal's number, as shells have it. */
const exits = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

type SignalName = keyof typeof exits;

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
  const listen = (name: SignalName): void => {
    const code = exits[name];
    if (exit !== undefined) process.exit(code);
    exit = code;
    controller.abort();
    timer = setTimeout(() => process.exit(code), PATIENCE_MS);
  };
  // The signals of a terminal that is closed, of Ctrl-C, and of programs that end others.
  const names: readonly SignalName[] = ['SIGHUP', 'SIGINT', 'SIGTERM'];
  const listeners = names.map((name) => ({ name, onSignal: (): void => listen(name) }));
  for (const { name, onSignal } of listeners) process.on(name, onSignal);
  return {
    signal: controller.signal,
    exit: () => exit,
    end() {
      clearTimeout(timer);
      for (const { name, onSignal } of listeners) process.off(name, onSignal);
    },
  };
}
