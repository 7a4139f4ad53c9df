import { describe, expect, it } from 'vitest';
import { createTypedAhead } from './typed-ahead.ts';

function press(target: EventTarget, key: string, also: Partial<KeyboardEvent> = {}): boolean {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ...also });
  return target.dispatchEvent(event);
}

function open() {
  const target = new EventTarget();
  return { target, typed: createTypedAhead(target as Window) };
}

describe('what is typed on the way to a field', () => {
  it('is kept, and kept from others, until the field takes it', () => {
    const { target, typed } = open();

    typed.begin();
    const passed = ['e', 'x', 'q', 'Backspace', 'ü', 'Enter'].map((key) => press(target, key));

    expect(passed).toEqual([false, false, false, false, false, false]);
    expect(typed.end()).toBe('exü');
    expect(press(target, 'p')).toBe(true);
    expect(typed.end()).toBe('');
  });

  it('is no shortcut, no Tab and no Escape', () => {
    const { target, typed } = open();

    typed.begin();

    expect(press(target, 'k', { ctrlKey: true })).toBe(true);
    expect(press(target, 'Tab')).toBe(true);
    expect(press(target, 'Escape')).toBe(true);
    expect(typed.end()).toBe('');
  });

  it('begins anew each time', () => {
    const { target, typed } = open();
    typed.begin();
    press(target, 'a');

    typed.begin();
    press(target, 'b');

    expect(typed.end()).toBe('b');
  });
});
