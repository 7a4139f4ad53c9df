import { describe, expect, it } from 'vitest';
import { answers } from '../engine/answer-calls.ts';
import type { CallName } from '../engine/engine-calls.ts';
import type { EngineClient } from '../engine/engine-client.ts';
import { firstState } from './first-state.ts';
import type { SessionState } from './session-state.ts';
import { createTrials } from './trials.ts';

const schema = (generator: string) => `populace: 1\ntables: { t: { rows: 3, columns: { a: ${generator} } } }`;
const draft = { id: 'sch_1', name: 'T', text: schema('uuid'), revision: 1, createdAt: 0, updatedAt: 0, seeds: [] };

/** The engine in this thread. */
const engine: EngineClient = {
  async call(name: CallName, ask: unknown, signal?: AbortSignal) {
    const answer = await (answers[name] as (given: unknown) => unknown)(ask);
    signal?.throwIfAborted();
    // Each call is asked as `EngineCalls` says.
    return answer as never;
  },
  startMs: () => 0,
};

/** Trials over a document, and what comes of them. */
function start() {
  let state: SessionState = firstState(draft);
  let backs = 0;
  const changed: (() => void)[] = [];
  const trials = createTrials(engine, {
    state: () => state,
    set(change) {
      state = { ...state, ...change };
      for (const notice of changed) notice();
    },
    back: () => {
      backs++;
    },
  });
  const until = (isThere: (now: SessionState) => boolean) =>
    new Promise<void>((there) => {
      changed.push(() => isThere(state) && there());
    });
  return { trials, until, state: () => state, backs: () => backs };
}

describe('texts that are tried', () => {
  it('show their rows, and the document stays', async () => {
    const { trials, until, state } = start();

    trials.tryOut(schema('nanoid'));
    await until(({ good }) => good !== undefined);

    expect(state().good?.text).toBe(schema('nanoid'));
    expect(state().trial).toEqual({ text: schema('nanoid'), problem: undefined });
    expect(state().history.text).toBe(draft.text);
    expect(state().problems).toEqual([]);
  });

  it('say why they make no rows, without a problem of the document', async () => {
    const { trials, until, state } = start();

    trials.tryOut(schema('choice'));
    await until(({ trial }) => trial?.problem !== undefined);

    expect(state().trial?.problem?.code).toBe('schema/invalid-option');
    expect(state().good).toBeUndefined();
    expect(state().problems).toEqual([]);
  });

  it('go when they are taken back, and the document’s rows are asked for once', () => {
    const { trials, state, backs } = start();

    trials.tryOut(schema('nanoid'));
    trials.tryOut(undefined);
    trials.tryOut(undefined);

    expect(state().trial).toBeUndefined();
    expect(backs()).toBe(1);
  });

  it('are the last that was tried, however fast others were', async () => {
    const { trials, until, state } = start();

    trials.tryOut(schema('nanoid'));
    trials.tryOut(schema('ulid'));
    await until(({ good }) => good !== undefined);

    expect(state().good?.text).toBe(schema('ulid'));
  });

  it('are no trial where they are the document', () => {
    const { trials, state, backs } = start();

    trials.tryOut(draft.text);

    expect([state().trial, backs()]).toEqual([undefined, 0]);
  });
});
