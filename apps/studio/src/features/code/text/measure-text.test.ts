import { expect, it } from 'vitest';
import { bytesOf, indentOf } from './measure-text.ts';

it('counts the bytes that a file of the text has', () => {
  const text = 'name: Café 東京 😀\n';

  expect(bytesOf(text)).toBe(Buffer.byteLength(text));
});

it('tells by how many spaces a text indents', () => {
  expect(indentOf('tables:\n    a:\n        rows: 1\n')).toBe(4);
  expect(indentOf('a: 1\n')).toBe(2);
});
