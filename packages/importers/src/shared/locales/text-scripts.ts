import { type ColumnSample, countThat } from '../values/column-sample.ts';

/** Characters that only simplified, or only traditional, Chinese has, and Japanese has not: the most frequent of them. */
const SIMPLIFIED = /[东车长门马们个华业县湾发广张陈刘]/;
const TRADITIONAL = /[國學會們個萬與區縣臺灣體點發廣陳劉]/;
/** Japanese without kana. */
const KANJI = /[県町]|東京都|大阪府|京都府|北海道/;

/** Scripts by their characters, the more specific first (ISO 15924). */
const SCRIPTS: readonly { readonly script: string; readonly pattern: RegExp }[] = [
  { script: 'Jpan', pattern: /[\u3040-\u30ff]/ },
  { script: 'Arab', pattern: /\p{Script=Arabic}/u },
  { script: 'Cyrl', pattern: /\p{Script=Cyrillic}/u },
  { script: 'Grek', pattern: /\p{Script=Greek}/u },
  { script: 'Kore', pattern: /\p{Script=Hangul}/u },
  { script: 'Hebr', pattern: /\p{Script=Hebrew}/u },
  { script: 'Thai', pattern: /\p{Script=Thai}/u },
  { script: 'Deva', pattern: /\p{Script=Devanagari}/u },
  { script: 'Beng', pattern: /\p{Script=Bengali}/u },
  { script: 'Taml', pattern: /\p{Script=Tamil}/u },
  { script: 'Telu', pattern: /\p{Script=Telugu}/u },
  { script: 'Armn', pattern: /\p{Script=Armenian}/u },
  { script: 'Geor', pattern: /\p{Script=Georgian}/u },
  { script: 'Thaa', pattern: /\p{Script=Thaana}/u },
  { script: 'Jpan', pattern: KANJI },
  { script: 'Hant', pattern: TRADITIONAL },
  { script: 'Hans', pattern: SIMPLIFIED },
  { script: 'Latn', pattern: /\p{Script=Latin}{3}/u },
];

/** The share of values in a script that tells: names of products and of companies are in Latin letters everywhere. */
const LEAST_SHARE = 0.3;

/** The script of a column's texts (ISO 15924), if enough rows have it; one category among others is no language. */
export function scriptOf(sample: ColumnSample): string | undefined {
  const { glimpse, values } = sample;
  return SCRIPTS.find(({ pattern }) => {
    const seen = glimpse.filter((value) => pattern.test(value)).length;
    if (seen === 0 || seen < glimpse.length * LEAST_SHARE || (seen === 1 && glimpse.length > 1)) return false;
    return countThat(sample, (value) => pattern.test(value)) >= values.length * LEAST_SHARE;
  })?.script;
}
