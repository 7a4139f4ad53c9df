/**
 * Builds two tables from Unicode CLDR: the languages of each country and the countries of each language, the main one first, and
 * what countries are called in files: `node tools/data/countries.mjs <folder>`. The folder has the packages cldr-core,
 * cldr-localenames-full and libphonenumber-js.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';

const [folder = ''] = process.argv.slice(2);
const modules = join(folder, 'node_modules');
const read = (path) => JSON.parse(readFileSync(join(modules, path), 'utf8'));
const supplemental = (name) => read(`cldr-core/supplemental/${name}.json`).supplemental;

const { territoryInfo } = supplemental('territoryInfo');
const { likelySubtags } = supplemental('likelySubtags');
const { codeMappings } = supplemental('codeMappings');
const { version } = read('cldr-core/package.json');
const phones = read('libphonenumber-js/metadata.min.json');
const phonesVersion = read('libphonenumber-js/package.json').version;

/** Codes that CLDR has for territories that ISO 3166-1 has no country for. */
const NO_COUNTRY = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA', 'XA', 'XB', 'ZZ', 'QO', 'EU', 'EZ', 'UN']);
const countries = Object.keys(territoryInfo)
  .filter((code) => /^[A-Z]{2}$/.test(code) && !NO_COUNTRY.has(code))
  .sort();

/** Languages that fewer people speak are left out, unless they are official. */
const LEAST_PERCENT = 1;
const STATUSES = { official: 3, de_facto_official: 3, official_minority: 1, official_regional: 2 };

/** What most people in a country are likely to write (CLDR, likely subtags); English where CLDR names nothing else. */
const likelyLanguage = (country) => (likelySubtags[`und-${country}`] ?? likelySubtags.und).split('-')[0];
const likelyCountry = (language) => likelySubtags[language]?.split('-').at(-1);

const speakersOf = (country) => {
  const { _population: people, languagePopulation = {} } = territoryInfo[country];
  const all = Object.entries(languagePopulation).map(([code, entry]) => ({
    // Of a language in several scripts the table of countries has one entry.
    language: code.split('_')[0],
    status: STATUSES[entry._officialStatus] ?? 0,
    percent: Number(entry._populationPercent),
    speakers: (Number(entry._populationPercent) * Number(people)) / 100,
  }));
  const languages = [...new Set(all.map(({ language }) => language))];
  return languages.map((language) => {
    const entries = all.filter((entry) => entry.language === language);
    const most = (key) => Math.max(...entries.map((entry) => entry[key]));
    return { country, language, status: most('status'), percent: most('percent'), speakers: most('speakers') };
  });
};

const spoken = countries.flatMap(speakersOf).filter(({ status, percent }) => status > 0 || percent >= LEAST_PERCENT);
const ranked = (entries, isMain, key) => [
  ...new Set(
    entries
      .toSorted(
        (a, b) => isMain(b) - isMain(a) || (key === 'language' && b.status - a.status) || b.speakers - a.speakers,
      )
      .map((entry) => entry[key]),
  ),
];
const lines = (codes, rank) => codes.map((code) => [code, rank(code).join(' ')]).filter(([, list]) => list !== '');

const countryLanguages = lines(countries, (code) => {
  const here = spoken.filter(({ country }) => country === code);
  return ranked(here, ({ language }) => Number(language === likelyLanguage(code)), 'language');
});
const languages = [...new Set(spoken.map(({ language }) => language))].sort();
const languageCountries = lines(languages, (code) => {
  const there = spoken.filter(({ language }) => language === code);
  return ranked(there, ({ country }) => Number(country === likelyCountry(code)), 'country').slice(0, 12);
});
const scripts = Object.keys(likelySubtags).flatMap((tag) => /^und-([A-Z][a-z]{3})$/.exec(tag)?.[1] ?? []);
// Latin letters have no entry of their own.
const scriptLanguages = [
  ...scripts.map((script) => [script, likelySubtags[`und-${script}`].split('-')[0]]),
  ['Latn', 'en'],
];

/** Names that people write and CLDR has not. */
const MORE_NAMES = {
  AE: 'UAE',
  BO: 'Plurinational State of Bolivia',
  CD: 'Democratic Republic of the Congo',
  CN: "People's Republic of China,PRC",
  CZ: 'Czech Republic,Tschechische Republik',
  GB: 'UK,Great Britain,Britain,England,Scotland,Wales,Northern Ireland,Großbritannien,Gran Bretaña,Grande-Bretagne',
  IE: 'Republic of Ireland',
  IR: 'Islamic Republic of Iran',
  KR: 'Republic of Korea,Korea',
  KP: "Democratic People's Republic of Korea",
  LA: "Lao People's Democratic Republic",
  MD: 'Republic of Moldova',
  MK: 'Macedonia',
  MM: 'Burma',
  NL: 'Holland,The Netherlands',
  PH: 'The Philippines',
  RU: 'Russian Federation',
  SA: 'KSA,Kingdom of Saudi Arabia',
  SK: 'Slovak Republic',
  SY: 'Syrian Arab Republic',
  TR: 'Turkey',
  TW: 'Taiwan, Province of China',
  TZ: 'United Republic of Tanzania',
  US: 'United States of America,The United States,America,U.S.A.',
  VE: 'Bolivarian Republic of Venezuela',
  VN: 'Viet Nam',
};
/** Languages in which many files are written, wherever they come from. */
const COMMON = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'ja', 'ar', 'ru', 'tr', 'zh'];

const namesIn = new Map();
const territoriesIn = (locale) => {
  const path = `cldr-localenames-full/main/${locale}/territories.json`;
  if (!namesIn.has(locale)) {
    const found = existsSync(join(modules, path)) ? Object.values(read(path).main)[0] : undefined;
    namesIn.set(locale, found?.localeDisplayNames.territories ?? {});
  }
  return namesIn.get(locale);
};

/** As `foldName` of the importers folds names, less what only its own table of letters knows. */
const folded = (name) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

function namesOf(country) {
  const own = (countryLanguages.find(([code]) => code === country)?.[1] ?? '').split(' ').slice(0, 4);
  const locales = [...new Set([...COMMON, ...own, ...own.map((language) => `${language}-Latn`), 'zh-Hant', 'sr-Latn'])];
  const named = locales.flatMap((locale) => {
    const territories = territoriesIn(locale);
    return ['', '-alt-variant', '-alt-short'].map((kind) => territories[`${country}${kind}`] ?? '');
  });
  // Where CLDR has no name it has the code.
  const known = named.filter((name) => name !== '' && !/^[A-Z]{2}$/.test(name));
  const all = [...known, ...(MORE_NAMES[country]?.split(',') ?? [])];
  const seen = new Set();
  return all
    .filter((name) => !seen.has(folded(name)) && seen.add(folded(name)))
    .map((name) => name.replaceAll('|', ' '));
}

const alpha3 = (country) => codeMappings[country]?._alpha3 ?? '';
const text = (value) => `'${value.replaceAll("'", "\\'")}'`;
const entries = (list) =>
  list.map(([key, value]) => `  ${/^[a-z]\w*$/i.test(key) ? key : text(key)}: ${text(value)},`).join('\n');
const head = (sources) => `// Made by \`node tools/data/countries.mjs\` from ${sources}; do not edit.\n`;

const cldr = `Unicode CLDR ${version} (cldr-core)`;
const spokenTable = `${head(cldr)}
/** The languages of each country, the main one first (ISO 3166-1, ISO 639). */
export const countryLanguages: Readonly<Record<string, string>> = {
${entries(countryLanguages)}
};

/** The countries of each language, the main one first. */
export const languageCountries: Readonly<Record<string, string>> = {
${entries(languageCountries)}
};

/** The main language of each script (ISO 15924). */
export const scriptLanguages: Readonly<Record<string, string>> = {
${entries(scriptLanguages.sort(([a], [b]) => (a < b ? -1 : 1)))}
};
`;

const callingCodes = Object.entries(phones.country_calling_codes)
  .map(([code, list]) => [code, list.filter((country) => countries.includes(country)).join(' ')])
  .filter(([, list]) => list !== '');
const namesTable = `${head(`Unicode CLDR ${version} (cldr-core, cldr-localenames-full) and libphonenumber-js ${phonesVersion}`)}
/** Three letters (ISO 3166-1) and names of countries, in English, their own languages, and languages of many files. */
export const countryNames: Readonly<Record<string, string>> = {
${entries(countries.map((country) => [country, [alpha3(country), ...namesOf(country)].filter((name) => name !== '').join('|')]))}
};

/** The countries of each calling code (ITU-T E.164), the main one first. */
export const callingCodes: Readonly<Record<string, string>> = {
${entries(callingCodes)}
};
`;

const targets = [
  ['packages/recipes/src/locale/languages.data.ts', spokenTable],
  ['packages/importers/src/shared/locales/countries.data.ts', namesTable],
];
for (const [path, content] of targets) writeFileSync(join(root, path), content);
