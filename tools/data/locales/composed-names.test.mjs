import { expect, it } from 'vitest';
import { composedNames } from './composed-names.mjs';

const listed = new Map([
  ['秀英', [9, 0, 0, 0]],
  ['秀兰', [9, 0, 0, 0]],
  ['玉兰', [9, 0, 0, 0]],
  ['玉梅', [9, 0, 0, 0]],
  ['桂英', [9, 0, 0, 0]],
  ['静', [0, 9, 9, 0]],
  ['梦瑶', [0, 0, 0, 9]],
]);

it('puts together characters that names of a generation have where they stand, and no listed name again', () => {
  const names = composedNames(listed, { count: 10, weight: 5 });

  expect([...names]).toEqual([['玉英', [5, 0, 0, 0]]]);
});

it('takes the likeliest, and no word of the language', () => {
  const more = composedNames(listed, { count: 2, weight: 5, least: 1 });

  expect([...more.keys()]).toEqual(['玉英', '桂兰']);
  expect([...composedNames(listed, { count: 1, weight: 5, leftOut: ['玉英'] })]).toEqual([]);
});
