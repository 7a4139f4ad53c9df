import type { EngineClient } from '../engine/engine-client.ts';
import { createChecker } from './checker.ts';
import type { SessionState } from './session-state.ts';

/** Texts whose rows are shown before one of them is chosen. */
export interface Trials {
  /** Shows the rows of a text; undefined, or the document's own, shows the document's again. */
  readonly tryOut: (text: string | undefined) => void;
  /** Ends a trial, as the document changes. */
  readonly end: () => void;
}

export interface TrialsOptions {
  readonly state: () => SessionState;
  readonly set: (change: Partial<SessionState>) => void;
  /** Shows the rows of the document again. */
  readonly back: () => void;
}

/** Makes what shows the rows of texts that are not the document's. Its problems stay: they are of another text. */
export function createTrials(engine: EngineClient, { state, set, back }: TrialsOptions): Trials {
  const checker = createChecker(engine, ({ good, problems = [], checkedText }) => {
    if (checkedText === undefined) return;
    const problem = problems.find(({ severity }) => severity === 'error');
    set({ ...(good && { good }), trial: { text: checkedText, problem } });
  });

  function end(): void {
    checker.stop();
    if (state().trial !== undefined) set({ trial: undefined });
  }

  return {
    end,
    tryOut(text) {
      const isTried = state().trial !== undefined;
      end();
      if (text !== undefined && text !== state().history.text) {
        set({ trial: { text, problem: undefined } });
        checker.check(text);
      } else if (isTried) back();
    },
  };
}
