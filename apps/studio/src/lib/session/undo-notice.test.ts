import { expect, it } from 'vitest';
import { type DocumentEvent, reduceDocument } from '../document/history.ts';
import { firstState } from './first-state.ts';
import type { SessionState } from './session-state.ts';
import { onNextChange } from './undo-notice.ts';

const draft = { id: 'sch_1', name: 'T', text: 'a', revision: 1, createdAt: 0, updatedAt: 0, seeds: [] };

/** A session that only has a history, and how often the next change was told. */
function start() {
  let state: SessionState = firstState(draft);
  let told = 0;
  const listeners = new Set<() => void>();
  const set = (change: Partial<SessionState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const session = {
    state: () => state,
    subscribe(changed: () => void) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    dispatch: (event: DocumentEvent) => set({ history: reduceDocument(state.history, event) }),
  };
  const edit = (text: string) => session.dispatch({ kind: 'replace', text, label: { key: 'text' } });
  return { session, set, edit, listen: () => onNextChange(session, () => told++), told: () => told };
}

it('stays while the schema is kept and checked', () => {
  const { edit, listen, set, told } = start();
  edit('b');

  listen();
  set({ save: 'saved', checkedText: 'b' });

  expect(told()).toBe(0);
});

it('is over with an undo, once', () => {
  const { edit, listen, session, told } = start();
  edit('b');
  edit('c');

  listen();
  session.dispatch({ kind: 'undo' });
  session.dispatch({ kind: 'undo' });

  expect(told()).toBe(1);
});

it('is over with another change', () => {
  const { edit, listen, told } = start();
  edit('b');

  listen();
  edit('c');

  expect(told()).toBe(1);
});
