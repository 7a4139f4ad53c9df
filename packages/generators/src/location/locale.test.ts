import { rowsMadeBy, testGenerator, threeLocales } from '@populace/testkit';
import { expect, it } from 'vitest';
import { locale } from './locale.ts';

testGenerator(locale, { options: [{}, { style: 'tag' }, { style: 'language' }], matches: /^\S+$/ });

const columns = {
  id: locale,
  tag: [locale, { style: 'tag' }],
  language: [locale, { style: 'language' }],
} as const;

it('is that of each row of a mix', async () => {
  const rows = await rowsMadeBy(columns, { locales: threeLocales, locale: { de_DE: 1, tr_TR: 1 } });

  const seen = new Set(rows.map(({ id, tag, language }) => `${id} ${tag} ${language}`));
  expect(seen).toEqual(new Set(['de_DE de-DE de', 'tr_TR tr-TR tr']));
});

it.each([
  ['sr_Latn_RS', 'sr-Latn-RS'],
  ['mn_MN_cyrl', 'mn-Cyrl-MN'],
  ['en_AU_ocker', 'en-AU-x-ocker'],
  ['en_BORK', 'en-x-bork'],
  ['base', 'und'],
])('writes %s as the tag %s', async (id, tag) => {
  const [row] = await rowsMadeBy(columns, { locales: { [id]: {} }, locale: id, rows: 1 });

  expect(row?.tag).toBe(tag);
});
