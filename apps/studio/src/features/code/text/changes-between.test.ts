import { expect, it } from 'vitest';
import { changesBetween } from './changes-between.ts';

function apply(text: string, changes: ReturnType<typeof changesBetween>): string {
  return changes
    .toReversed()
    .reduce((made, { from, to, insert }) => made.slice(0, from) + insert + made.slice(to), text);
}

it('changes nothing where nothing differs', () => {
  expect(changesBetween('a: 1\n', 'a: 1\n')).toEqual([]);
});

it('replaces only the word that differs', () => {
  expect(changesBetween('id: sequnce # ids\n', 'id: sequence # ids\n')).toEqual([{ from: 8, to: 8, insert: 'e' }]);
});

it('leaves the lines between two changes alone', () => {
  const before = 'a: 1\nb: 2\nc: 3\nd: 4\n';

  const changes = changesBetween(before, 'a: 9\nb: 2\nc: 3\nd: 8\n');

  expect(changes).toEqual([
    { from: 3, to: 4, insert: '9' },
    { from: 18, to: 19, insert: '8' },
  ]);
});

it('does not tear a character in two', () => {
  expect(changesBetween('a: 😀', 'a: 😁')).toEqual([{ from: 3, to: 5, insert: '😁' }]);
});

it.each([
  ['', 'a\nb'],
  ['a\nb', ''],
  ['a\nb\nc', 'a\nc'],
  ['a\nb\nc', 'a\nb'],
  ['a\nb', 'a\nb\nc\nd'],
  ['a\nb', 'x\na\nb'],
  ['a\nb\n', 'b\na\n'],
  ['a\nb\nc\nd\ne', 'b\nx\nd'],
  ['a\n\n\nb', 'a\nb'],
  ['a\nb', 'b'],
  ['a', '\na\n'],
])('leads from %j to %j', (before, after) => {
  expect(apply(before, changesBetween(before, after))).toBe(after);
});

it('leads from any text to any other', () => {
  const words = ['a', 'b', '', 'a b', '\n', '\n\n', 'c'];
  // A fixed walk over combinations: the same in every run.
  const textOf = (n: number) =>
    Array.from({ length: 7 }, (_, place) => words[(n * (place + 3) + place * place) % 7]).join('\n');
  for (let n = 0; n < 300; n++) {
    const [before, after] = [textOf(n), textOf(n * 31 + 7)];
    expect(apply(before, changesBetween(before, after))).toBe(after);
  }
});
