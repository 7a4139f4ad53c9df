import { shareEqual } from '../document/share-equal.ts';
import type { OpenAnswer } from '../engine/engine-calls.ts';
import type { EngineClient } from '../engine/engine-client.ts';
import { failureOf } from '../engine/engine-error.ts';
import type { SessionState } from './session-state.ts';

/** What a check of the text changes. */
type Checked = Pick<SessionState, 'problems' | 'checkedText' | 'failure'> & Partial<Pick<SessionState, 'good'>>;

/** Asks the engine about texts; each question ends the one before. */
export interface Checker {
  readonly check: (text: string) => void;
  readonly stop: () => void;
}

/** Makes what asks the engine about texts. */
export function createChecker(engine: EngineClient, onChecked: (checked: Partial<Checked>) => void): Checker {
  let running: AbortController | undefined;
  let last: OpenAnswer = { problems: [], schema: undefined };

  async function ask(text: string, { signal }: AbortController): Promise<void> {
    try {
      // What is as it was stays the same object: most edits change neither tables nor problems.
      last = shareEqual(last, await engine.call('open', { text }, signal));
      const { problems, schema } = last;
      const good = schema === undefined ? {} : { good: { text, schema } };
      onChecked({ problems, checkedText: text, failure: undefined, ...good });
    } catch (error) {
      if (!signal.aborted) onChecked({ failure: failureOf(error) });
    }
  }

  return {
    check(text) {
      running?.abort();
      running = new AbortController();
      void ask(text, running);
    },
    stop: () => running?.abort(),
  };
}
