import { listLocales } from '@populace/library';
import { describe, expect, it } from 'vitest';
import { rankLocales } from './rank-locales.ts';

const first = (query: string) => rankLocales(listLocales(), query)[0]?.id;

describe('the locales that a search finds', () => {
  it.each([
    ['fr', 'fr_FR'],
    ['FR_be', 'fr_BE'],
    ['pt-BR', 'pt_BR'],
    ['de', 'de_DE'],
    ['japan', 'ja_JP'],
    ['german switz', 'de_CH'],
    ['日本', 'ja_JP'],
    ['tr', 'tr_TR'],
    ['eg', 'ar_EG'],
    ['portuguese br', 'pt_BR'],
    ['german', 'de_DE'],
    ['Deutsch', 'de_DE'],
    ['en', 'en_US'],
    ['english', 'en_US'],
  ])('begin with the one that is meant: %s', (query, id) => {
    expect(first(query)).toBe(id);
  });

  it('are all of them for no words, and none for words that no locale has', () => {
    expect(rankLocales(listLocales(), ' ')).toEqual(listLocales());
    expect(rankLocales(listLocales(), 'zzz')).toEqual([]);
  });
});
