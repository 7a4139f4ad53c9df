import { expect, it } from 'vitest';
import { isolated, visibleLines, visibleText } from './visible-text.ts';

it('escapes what steers a terminal or is not seen, and nothing else', () => {
  expect(visibleText('a\u0000\u001b[2J\u007f\u009b\n\r\t')).toBe('a\\u0000\\u001b[2J\\u007f\\u009b\\n\\r\\t');
  expect(visibleText('\u202e\u2066\u200b\ufeff\u2028')).toBe('\\u202e\\u2066\\u200b\\ufeff\\u2028');
  expect(visibleText('\ud800x')).toBe('\\ud800x');
  expect(visibleText('👩‍👧 می‌خواهم e\u0301 😀')).toBe('👩‍👧 می‌خواهم e\u0301 😀');
});

it('escapes every character that sets a direction', () => {
  // All of Bidi_Control in the Unicode Character Database (PropList.txt).
  const controls = [0x61c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069];

  const shown = controls.map((control) => visibleText(`a${String.fromCharCode(control)}b`));

  expect(shown).toEqual(controls.map((control) => `a\\u${control.toString(16).padStart(4, '0')}b`));
});

it('keeps the line feeds of text of several lines', () => {
  expect(visibleLines('a\tb\nc')).toBe('a\\tb\nc');
});

it('isolates only text with right-to-left letters', () => {
  expect(isolated('abc 12')).toBe('abc 12');
  expect(isolated('شارع 12')).toBe('\u2068شارع 12\u2069');
});
