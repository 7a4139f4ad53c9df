import { expect, it } from 'vitest';
import { createProblemList } from './problem.ts';

const place = { pointer: '/tables/t', line: 3, column: 5 };

it('has an equal problem at one place once', () => {
  const list = createProblemList();

  list.add('schema/invalid-option', place, 'beta needs min and max');
  list.add('schema/invalid-option', { ...place }, 'beta needs min and max');
  list.note('schema/borrowed', place, 'borrowed');
  list.note('schema/borrowed', place, 'borrowed');

  expect(list.problems.map(({ severity }) => severity)).toEqual(['error', 'note']);
});

it('has problems of other words, of other places and of other parts of a text beside each other', () => {
  const list = createProblemList();

  list.add('schema/invalid-option', place, 'a');
  list.add('schema/invalid-option', place, 'b');
  list.add('schema/invalid-option', { ...place, line: 4 }, 'a');
  list.add('schema/invalid-option', { ...place, within: { offset: 1, length: 1 } }, 'a');

  expect(list.problems).toHaveLength(4);
});
