import { describe, expect, it } from 'vitest';
import { coverageOf, dotSize, findLocales, lendersOf, localeOf } from './coverage.ts';

const german = {
  id: 'de_DE',
  name: 'German (Germany)',
  nativeName: 'Deutsch (Deutschland)',
  language: 'de',
  script: 'Latn',
  direction: 'ltr',
  country: 'DE',
  aliases: ['de'],
} as const;
const arabic = {
  ...german,
  id: 'ar_EG',
  name: 'Arabic (Egypt)',
  nativeName: 'العربية (مصر)',
  script: 'Arab',
  country: 'EG',
  aliases: ['ar'],
};
const tables = [
  { name: 'person.given', rows: 2443, origin: 'own', from: 'de_DE' },
  { name: 'place.phoneValid', rows: 20_000, origin: 'places', from: 'DE' },
  { name: 'place.mobileValid', rows: 1000, origin: 'places', from: 'DE' },
  { name: 'lorem.word', rows: 272, origin: 'borrowed', from: 'base' },
  { name: 'file.stem', rows: 272, origin: 'borrowed', from: 'base' },
] as const;

describe('what a locale has', () => {
  it('is its own or its country’s, another’s, or nothing', () => {
    expect(coverageOf({ tables }, { tables: ['person.given'] })).toEqual({ kind: 'own', rows: 2443 });
    expect(coverageOf({ tables }, { tables: ['place.phoneValid', 'place.mobileValid'] })).toEqual({
      kind: 'own',
      rows: 21_000,
    });
    expect(coverageOf({ tables }, { tables: ['lorem.word'] })).toEqual({ kind: 'borrowed', from: 'base', rows: 272 });
    expect(coverageOf({ tables }, { tables: ['location.streetName'] })).toEqual({ kind: 'none' });
  });

  it('is told by the lenders of what it has not', () => {
    expect(lendersOf(tables)).toEqual([['base', ['lorem.word', 'file.stem']]]);
  });

  it('is a dot that grows by the same for each ten times as many', () => {
    expect([10, 100, 1000, 10_000].map(dotSize)).toEqual([5.2, 8.4, 11.6, 14.8]);
  });
});

describe('searching locales', () => {
  it('finds them by code, language, country, script and in their own words', () => {
    for (const query of ['de-de', 'german', 'GERMANY', 'deutsch', 'DE'])
      expect(findLocales([german, arabic], query)).toEqual([german]);
    for (const query of ['arab', 'egypt', 'مصر', 'ar']) expect(findLocales([arabic], query)).toEqual([arabic]);
    expect(findLocales([german, arabic], 'klingon')).toEqual([]);
  });

  it('opens the locale that an address names, however it is written', () => {
    for (const id of ['de_DE', 'de-de', 'DE']) expect(localeOf([arabic, german], id)).toBe(german);
    expect(localeOf([german], 'fr')).toBeUndefined();
  });
});
