import { expect, it } from 'vitest';
import { postcodeFinder } from './postcodes.mjs';

const town = (name, population) => ({ name, region: 'R', admin2: '01', population });
const finder = (postcode) => postcodeFinder({ facts: { postcode }, lists: '/nowhere' });

it('gives a town codes that begin as its name says, else as those of its region', () => {
  const codesOf = finder({ mask: '#####', by: 'region', prefixes: { R: '12', Great: '99' }, endings: '100-399' });

  expect(codesOf(town('Great', 5000)).codes[0]).toMatch(/^99[1-3]\d\d$/);
  expect(codesOf(town('Small', 5000)).codes[0]).toMatch(/^12[1-3]\d\d$/);
});

it('gives greater towns several codes, of which no other town has one', () => {
  const codesOf = finder({ mask: '#####', by: 'region', per: 1000, prefixes: { R: '12' }, endings: '100-399' });

  const great = codesOf(town('Great', 7400)).codes;
  const next = codesOf(town('Next', 3000)).codes;

  expect(great).toHaveLength(7);
  expect(next).toHaveLength(3);
  expect(new Set([...great, ...next]).size).toBe(10);
});

it('gives no codes where the country has none', () => {
  expect(finder(undefined)(town('Any', 5000)).codes).toEqual([]);
});
