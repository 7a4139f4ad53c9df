import { describe, expect, it } from 'vitest';
import { type DocumentEvent, historyOf, reduceDocument } from './history.ts';

const label = { key: 'x' };

function after(...events: readonly DocumentEvent[]) {
  return events.reduce(reduceDocument, historyOf('a'));
}

function typed(text: string, at: number, join = 'name'): DocumentEvent {
  return { kind: 'edit', text, label, join, at };
}

describe('the history of a document', () => {
  it('goes back and forward exactly', () => {
    const done = after({ kind: 'replace', text: 'b', label }, { kind: 'replace', text: 'c', label });

    const back = [{ kind: 'undo' }, { kind: 'undo' }] as const;
    expect(back.reduce(reduceDocument, done).text).toBe('a');
    expect([...back, { kind: 'redo' } as const, { kind: 'redo' } as const].reduce(reduceDocument, done).text).toBe('c');
  });

  it('makes typing within a second one step, and a pause a new one', () => {
    const done = after(typed('ab', 0), typed('abc', 900), typed('abcd', 1800), typed('abcde', 3000));

    expect(done.past.map(({ text }) => text)).toEqual(['a', 'abcd']);
  });

  it('does not join what was typed in different fields', () => {
    expect(after(typed('ab', 0, 'name'), typed('abc', 10, 'seed')).past).toHaveLength(2);
  });

  it('does not join typing with what was undone before it', () => {
    const done = after(typed('ab', 0), typed('abc', 10), { kind: 'undo' }, typed('ax', 20));

    expect(done.text).toBe('ax');
    expect(reduceDocument(done, { kind: 'undo' }).text).toBe('a');
  });

  it('forgets what could be redone once something else is done', () => {
    const done = after({ kind: 'replace', text: 'b', label }, { kind: 'undo' }, { kind: 'replace', text: 'c', label });

    expect(done.future).toEqual([]);
  });

  it('keeps no step for a change that changes nothing', () => {
    expect(after({ kind: 'replace', text: 'a', label }).past).toEqual([]);
  });

  it('keeps the last five hundred steps', () => {
    const events = Array.from({ length: 600 }, (_, n): DocumentEvent => ({ kind: 'replace', text: `${n}`, label }));

    const done = after(...events);

    expect(done.past).toHaveLength(500);
    expect(done.past[0]?.text).toBe('99');
  });
});
