/** Locales of Faker whose ids say more, or less, than language and country. */
const irregular = {
  ku_ckb: 'ckb_IQ',
  ku_kmr_latin: 'ku_TR',
  mn_MN_cyrl: 'mn_MN',
  sr_RS_latin: 'sr_Latn_RS',
  uz_UZ_latin: 'uz_Latn_UZ',
};

/** Those that are no locale of people somewhere: jokes, constructed languages, what others fall back to. */
const leftOut = new Set(['base', 'en_AU_ocker', 'en_BORK', 'eo']);

/**
 * Returns the locale of Faker for the language and the country of one of ours, or `undefined`. One that names a language alone
 * is taken for the country where CLDR says that the language is most likely spoken: `de` for `de_DE`, `ar` for `ar_EG`.
 */
export function fakerLocaleOf(id, fakerIds) {
  const named = fakerIds.find((theirs) => theirs === id || irregular[theirs] === id);
  if (named !== undefined) return named;
  return fakerIds.find((theirs) => !theirs.includes('_') && !leftOut.has(theirs) && likelyId(theirs) === id);
}

function likelyId(language) {
  const { region } = new Intl.Locale(language).maximize();
  return `${language}_${region}`;
}
