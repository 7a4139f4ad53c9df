import { expect, it } from 'vitest';
import { circlesOf } from './circles.mjs';

const a = 'src/a/one.ts';
const b = 'src/b/two.ts';

it('finds folders that need one another, though no file does', () => {
  const imports = [
    [a, b],
    ['src/b/three.ts', 'src/a/four.ts'],
    ['src/c/five.ts', a],
  ];

  expect(circlesOf('src', imports)).toEqual([{ folder: 'src', parts: ['a', 'b'] }]);
});

it('finds circles of more than two, below another folder, and with its own files', () => {
  const imports = [
    ['src/x/a/one.ts', 'src/x/b/two.ts'],
    ['src/x/b/two.ts', 'src/x/three.ts'],
    ['src/x/four.ts', 'src/x/a/five.ts'],
  ];

  expect(circlesOf('src', imports)).toEqual([{ folder: 'src/x', parts: ['.', 'a', 'b'] }]);
});

it('finds none where folders need one another one way only; lists of exports do not count', () => {
  expect(circlesOf('src', [[a, b]])).toEqual([]);
  expect(
    circlesOf('src', [
      ['src/index.ts', a],
      [a, 'src/top.ts'],
    ]),
  ).toEqual([]);
});
