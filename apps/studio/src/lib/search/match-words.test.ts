import { describe, expect, it } from 'vitest';
import { matchOf, searchWords, spansOf } from './match-words.ts';

describe('searching by words', () => {
  it('knows words whatever their case, accents and spaces', () => {
    expect(searchWords('  Größe  CAFÉ ')).toEqual(['große', 'cafe']);
    expect(matchOf('The café', 'cafe')).toBe(2);
  });

  it('takes the beginning of a text for better than that of a word, and that for better than the middle', () => {
    expect(matchOf('location.city', 'loc')).toBe(3);
    expect(matchOf('Set the locale', 'loc')).toBe(2);
    expect(matchOf('person.firstName', 'name')).toBe(2);
    expect(matchOf('relocate', 'loc')).toBe(1);
    expect(matchOf('relocate', 'city')).toBe(0);
  });

  it('finds single letters at the beginning of words only', () => {
    expect(matchOf('person.firstName', 'n')).toBe(2);
    expect(matchOf('relocate', 'a')).toBe(0);
  });

  it('marks what was found, at the beginning of a word where it can', () => {
    expect(spansOf('Relocate the locale', ['loc'])).toEqual([
      { text: 'Relocate the ', isHit: false },
      { text: 'loc', isHit: true },
      { text: 'ale', isHit: false },
    ]);
  });

  it('marks letters with their accents, and nothing in a text that has no hit', () => {
    expect(spansOf('Café', ['fe'])).toEqual([
      { text: 'Ca', isHit: false },
      { text: 'fé', isHit: true },
    ]);
    expect(spansOf('Streets', ['x'])).toEqual([{ text: 'Streets', isHit: false }]);
    expect(spansOf('', ['x'])).toEqual([]);
  });
});
