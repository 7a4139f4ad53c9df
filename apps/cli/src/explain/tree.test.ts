import { expect, it } from 'vitest';
import { displayWidth } from '../text/display-width.ts';
import { drawTrees, linesOf, type Tree } from './tree.ts';

const plain = { value: (text: string): string => text, faint: (text: string): string => text };

const leaf = (value: string, words: string, details: readonly string[] = []): Tree => ({
  value,
  words,
  details,
  children: [],
});

it('draws what comes from what below one another, with lines that go on past children', () => {
  const tree = { ...leaf('ab', 'two texts', ['drawn']), children: [leaf('a', 'first', ['of 3']), leaf('b', 'second')] };

  expect(drawTrees([tree], 80, plain)).toEqual([
    '└─ ab  two texts',
    '   │  drawn',
    '   ├─ a  first',
    '   │     of 3',
    '   └─ b  second',
  ]);
});

it('wraps words beside the value, or below it where there is little room', () => {
  const words = 'these are the words that say how it is made';

  expect(drawTrees([leaf('1234', words, ['and a detail that is long as well'])], 36, plain)).toEqual([
    '└─ 1234  these are the words that',
    '         say how it is made',
    '      and a detail that is long as',
    '      well',
  ]);
  expect(drawTrees([leaf('12345678901234', words)], 36, plain)).toEqual([
    '└─ 12345678901234',
    '      these are the words that say',
    '      how it is made',
  ]);
});

it('keeps the width also with wide characters and with words that are longer than a line', () => {
  const long = '日本語'.repeat(30);
  const lines = drawTrees([{ ...leaf('東京', long, [`x${long}`]), children: [leaf('a', 'b'.repeat(200))] }], 40, plain);

  for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(40);
  expect(lines.join('').replaceAll(/[ └│─]/g, '')).toBe(`東京${long}x${long}a${'b'.repeat(200)}`);
  expect(linesOf('', 10)).toEqual(['']);
});
