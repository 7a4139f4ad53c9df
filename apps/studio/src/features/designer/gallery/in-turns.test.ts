import { describe, expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

const german = ['Anna', 'Jonas', 'Petra'];
const japanese = ['陽菜', '健太', '美咲'];

describe('values of several locales', () => {
  it('come from each in turns, never twice from the same row', () => {
    expect(inTurns([german, japanese], ['de_DE', 'ja_JP'])).toEqual([
      { text: 'Anna', locale: 'de_DE' },
      { text: '健太', locale: 'ja_JP' },
      { text: 'Petra', locale: 'de_DE' },
    ]);
  });

  it('are of no locale where all have the same', () => {
    expect(inTurns([german, german], ['de_DE', 'ja_JP']).map(({ locale }) => locale)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(inTurns([german], ['de_DE'])[0]).toEqual({ text: 'Anna', locale: undefined });
  });

  it('say once of a locale that it has none', () => {
    const none = { text: null, locale: 'en_US', isLacking: true };

    expect(inTurns([undefined, german], ['en_US', 'de_DE'])).toEqual([none, { text: 'Jonas', locale: 'de_DE' }]);
    expect(inTurns([undefined], ['en_US'])).toEqual([none]);
    expect(inTurns([undefined, undefined, german], ['en_US', 'ja_JP', 'de_DE'])).toEqual([
      none,
      { ...none, locale: 'ja_JP' },
      { text: 'Petra', locale: 'de_DE' },
    ]);
  });

  it('leave out a locale that has none, or none yet', () => {
    expect(inTurns([german, []], ['de_DE', 'ja_JP']).map(({ text }) => text)).toEqual(['Anna', 'Petra']);
    expect(inTurns([[], []], ['de_DE', 'ja_JP'])).toEqual([]);
    expect(inTurns([], [])).toEqual([]);
  });
});
