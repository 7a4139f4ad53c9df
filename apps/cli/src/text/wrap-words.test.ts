import { expect, it } from 'vitest';
import { wrapWords } from './wrap-words.ts';

it('breaks lines at blanks and indents what follows', () => {
  expect(wrapWords('one two three four', 11, '  ')).toEqual(['  one two', '    three', '    four']);
});

it('keeps a word that is too wide, and measures wide characters', () => {
  expect(wrapWords('unbreakable a', 5, ' ')).toEqual([' unbreakable', '  a']);
  expect(wrapWords('日本 日本', 9, '')).toEqual(['日本 日本']);
  expect(wrapWords('日本 日本', 8, '')).toEqual(['日本', '日本']);
});
