import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { hyphenate, parse } from 'isbn3';
// @ts-expect-error: the package brings no types.
import validator from 'validator';
import { expect, it } from 'vitest';
import { testIdentifier } from '../shared/identifier/test-identifier-for-tests.ts';
import { isbn } from './isbn.ts';

testGenerator(isbn, {
  options: [{}, { digits: '10' }, { digits: '10', separators: false }, { mode: 'invalid' }],
  matches: /^(97[89]-?)?[\d-]+[\dX]$/,
});

const isRight = (version: '10' | '13') => (text: string) =>
  validator.isISBN(text, { version }) && hyphenate(text) === text;

testIdentifier(isbn, { judge: isRight('13'), occurs: '97........#.#.#.#' });
testIdentifier(isbn, { options: { digits: '10' }, judge: isRight('10'), occurs: '#.....#.#.#.#'.slice(0, 13) });

it.each(['13', '10'])('has no hyphens where none are asked for, in %s digits', async (digits) => {
  const values = await valuesMadeBy(isbn, { digits, separators: false });

  expect(values.filter((value) => value.length !== Number(digits) || parse(value)?.isValid !== true)).toEqual([]);
});
