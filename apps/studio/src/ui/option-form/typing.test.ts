import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseNumber } from './option-value.ts';
import { createTyping, type FieldValue } from './typing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A field of a number that had a value, with all values that were written from then on. */
function numberField(value: FieldValue) {
  const written: FieldValue[] = [value];
  const faults: (string | undefined)[] = [];
  const typing = createTyping<FieldValue>(() => ({
    read(typed) {
      const number = parseNumber(typed);
      return number === undefined ? { fault: `no number: ${typed}` } : { value: number };
    },
    value: written.at(-1),
    commit: (next) => written.push(next),
    onFault: (fault) => faults.push(fault),
  }));
  const keys = (text: string, pauseMs: number) => {
    for (let end = 1; end <= text.length; end++) {
      typing.type(text.slice(0, end));
      vi.advanceTimersByTime(pauseMs);
    }
  };
  return { typing, keys, written, faults };
}

it('keeps a number once a person pauses, and not its beginnings', () => {
  const { keys, written } = numberField(7);

  keys('1250', 100);
  vi.advanceTimersByTime(1000);

  expect(written).toEqual([7, 1250]);
});

it('keeps a number at once where the field is left', () => {
  const { keys, typing, written } = numberField(7);

  keys('12', 1);
  typing.settle();

  expect(written).toEqual([7, 12]);
});

it('changes nothing by what is no number, and says why', () => {
  const { keys, typing, written, faults } = numberField(7);

  keys('2o', 100);
  typing.settle();

  expect(written).toEqual([7]);
  expect(faults.at(-1)).toBe('no number: 2o');
});

it('takes back what was a number in a pause where it goes on to be none', () => {
  const { keys, written } = numberField(7);

  keys('1e400', 2000);

  expect(written).toEqual([7, 1, 7]);
});

it('says nothing of what is no number yet while it is typed', () => {
  const { keys, faults } = numberField(7);

  keys('-1.5', 100);

  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
});

it('says no more of a fault that is gone', () => {
  const { keys, typing, faults } = numberField(7);

  keys('x', 1000);
  typing.type('8');

  expect(faults).toEqual(['no number: x', undefined]);
});

it('tells its own value from one that came from elsewhere', () => {
  const { keys, typing } = numberField(7);

  keys('8', 1000);

  expect([typing.isOwn('8'), typing.isOwn('7')]).toEqual([true, false]);
});
