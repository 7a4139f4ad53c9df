import { expect, it } from 'vitest';
import { matchOf, rank } from './rank.ts';

const all = [
  { label: 'internet.username' },
  { label: 'internet.email', words: ['email', 'mail'] },
  { label: 'internet.userAgent' },
  { label: 'person.firstName', words: ['givenName', 'first name'] },
  { label: 'person.fullName' },
];
const found = (word: string) => rank(word, all).map(({ label }) => label);

it('shows all in their order before anything is written', () => {
  expect(found('')).toEqual(all.map(({ label }) => label));
});

it('finds names by their beginning, and by that of each of their words', () => {
  expect(found('internet.u')).toEqual(['internet.username', 'internet.userAgent']);
  expect(found('agent')).toEqual(['internet.userAgent']);
  expect(found('name')).toEqual(['person.firstName', 'person.fullName', 'internet.username']);
});

it('finds names by other words for them', () => {
  expect(found('given')).toEqual(['person.firstName']);
  expect(found('mail')[0]).toBe('internet.email');
});

it('finds names by the letters that their words begin with', () => {
  expect(found('pfn')).toEqual(['person.firstName', 'person.fullName']);
});

it('finds nothing for other letters', () => {
  expect(found('xyz')).toEqual([]);
});

it('tells which part of a name was written', () => {
  expect(matchOf('EMA', 'internet.email')).toEqual([9, 12]);
  expect(matchOf('pfn', 'person.firstName')).toEqual([]);
});
