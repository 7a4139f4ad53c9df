import { inferSchema, listLocales } from '@populace/library';
import { locales } from '@populace/locales';
import { mainLocale } from '@populace/recipes';
import { describe, expect, it } from 'vitest';

/** The main locale of each country that has one, by hand: the language that most people there write. */
const MAIN_LOCALES: Readonly<Record<string, string>> = {
  AE: 'ar_AE',
  AM: 'hy_AM',
  AR: 'es_AR',
  AT: 'de_AT',
  AU: 'en_AU',
  AZ: 'az_AZ',
  BD: 'bn_BD',
  BE: 'nl_BE',
  BG: 'bg_BG',
  BR: 'pt_BR',
  CA: 'en_CA',
  CH: 'de_CH',
  CL: 'es_CL',
  CN: 'zh_CN',
  CO: 'es_CO',
  CZ: 'cs_CZ',
  DE: 'de_DE',
  DK: 'da_DK',
  EE: 'et_EE',
  EG: 'ar_EG',
  ES: 'es_ES',
  FI: 'fi_FI',
  FR: 'fr_FR',
  GB: 'en_GB',
  GE: 'ka_GE',
  GH: 'en_GH',
  GR: 'el_GR',
  HK: 'zh_HK',
  HR: 'hr_HR',
  HU: 'hu_HU',
  ID: 'id_ID',
  IE: 'en_IE',
  IL: 'he_IL',
  IN: 'hi_IN',
  IQ: 'ckb_IQ',
  IR: 'fa_IR',
  IS: 'is_IS',
  IT: 'it_IT',
  JP: 'ja_JP',
  KE: 'sw_KE',
  KR: 'ko_KR',
  KZ: 'kk_KZ',
  LT: 'lt_LT',
  LU: 'fr_LU',
  LV: 'lv_LV',
  MA: 'ar_MA',
  MD: 'ro_MD',
  MK: 'mk_MK',
  MN: 'mn_MN_cyrl',
  MV: 'dv_MV',
  MX: 'es_MX',
  MY: 'ms_MY',
  NG: 'en_NG',
  NL: 'nl_NL',
  NO: 'nb_NO',
  NP: 'ne_NP',
  NZ: 'en_NZ',
  PH: 'fil_PH',
  PK: 'ur_PK',
  PL: 'pl_PL',
  PT: 'pt_PT',
  RO: 'ro_RO',
  RS: 'sr_RS',
  RU: 'ru_RU',
  SA: 'ar_SA',
  SE: 'sv_SE',
  SG: 'en_SG',
  SI: 'sl_SI',
  SK: 'sk_SK',
  SN: 'fr_SN',
  TH: 'th_TH',
  TR: 'tr_TR',
  TW: 'zh_TW',
  UA: 'uk_UA',
  US: 'en_US',
  UZ: 'uz_Latn_UZ',
  VN: 'vi_VN',
  ZA: 'en_ZA',
};

const countries = Object.entries(MAIN_LOCALES);

/** The locales that a file is inferred to be in. */
async function localesOf(text: string): Promise<readonly string[]> {
  const { document } = await inferSchema(text, { fileName: 'rows.csv' });
  const [, one, several] = /^locale: (?:(\w+)|\{ (.*) \})$/m.exec(document) ?? [];
  return one === undefined ? (several ?? '').split(', ').map((entry) => entry.split(':')[0] ?? '') : [one];
}

function countryFile(values: readonly string[]): string {
  return `id,amount,country\n${values.map((value, row) => `${row},${row * 3}.5,"${value}"\n`).join('')}`;
}

describe('the main locale of a country', () => {
  it('is listed for every country that has a locale', () => {
    const there = new Set(listLocales().flatMap(({ id, country = '' }) => (id.includes('_') ? [country] : [])));
    there.delete('');

    expect(Object.keys(MAIN_LOCALES)).toEqual([...there].sort());
  });

  it.each(countries)('of %s is %s', (country, id) => {
    expect(mainLocale({ country }, listLocales())?.id).toBe(id);
  });

  it('is never a novelty locale, nor one of a language without a country', () => {
    const novelties = listLocales().filter(({ isPlayful }) => isPlayful === true);

    expect(novelties.length).toBeGreaterThan(0);
    expect(Object.values(MAIN_LOCALES)).not.toContain('eo');
    for (const { id } of novelties) expect(Object.values(MAIN_LOCALES)).not.toContain(id);
  });

  it('suits the script of the rows', () => {
    const main = (country: string, script: string): string | undefined =>
      mainLocale({ country, scripts: new Set([script]) }, listLocales())?.id;

    expect(main('IN', 'Latn')).toBe('en_IN');
    expect(main('IN', 'Taml')).toBe('ta_IN');
    expect(main('RS', 'Latn')).toBe('sr_Latn_RS');
    expect(main('HK', 'Latn')).toBe('en_HK');
    expect(main('EG', 'Latn')).toBe('ar_EG');
  });
});

describe('a file with a column of countries', () => {
  it.each(countries)('of %s is in %s, by the code of two letters', async (country, id) => {
    expect(await localesOf(countryFile([country, country]))).toEqual([id]);
  });

  it('is in the main locale of each by the English name, of all that have one', async () => {
    const english = new Intl.DisplayNames('en', { type: 'region' });

    for (const [country, id] of countries)
      expect(await localesOf(countryFile([english.of(country) ?? '']))).toEqual([id]);
  });

  it('is in the main locale of each by the name in its own language', async () => {
    for (const { country, language, id } of listLocales()) {
      const own = new Intl.DisplayNames(language, { type: 'region' });
      if (MAIN_LOCALES[country ?? ''] !== id) continue;
      expect(await localesOf(countryFile([own.of(country ?? '') ?? '']))).toEqual([id]);
    }
  });

  it.each([
    ['United Kingdom', 'en_GB'],
    ['UK', 'en_GB'],
    ['England', 'en_GB'],
    ['GBR', 'en_GB'],
    ['Turkey', 'tr_TR'],
    ['Türkiye', 'tr_TR'],
    ['POL', 'pl_PL'],
    ['Suomi', 'fi_FI'],
    ['Éire', 'en_IE'],
    ['U.S.A.', 'en_US'],
  ])('of %s is in %s', async (name, id) => {
    expect(await localesOf(countryFile([name, name, name]))).toEqual([id]);
  });

  it('is in English where English names of India stand in it', async () => {
    const text = 'id,name,country\n1,Priya Sharma,India\n2,Arjun Patel,India\n3,Kavita Rao,India\n';

    expect(await localesOf(text)).toEqual(['en_IN']);
    expect(await localesOf(text.replaceAll(/Priya Sharma|Arjun Patel|Kavita Rao/g, 'प्रिया शर्मा'))).toEqual(['hi_IN']);
  });

  it('is in the language of its header, where a country has several', async () => {
    const text = 'id,prénom,nom de famille,pays\n1,Luc,Martin,Belgique\n2,Anne,Dubois,Belgique\n';

    expect(await localesOf(text)).toEqual(['fr_BE']);
  });

  it('is a mix of the main locales where there are several countries', async () => {
    expect(await localesOf(countryFile(['TR', 'TR', 'PL', 'FI']))).toEqual(['tr_TR', 'pl_PL', 'fi_FI']);
  });
});

it('takes postcodes of several countries for postcodes, with zeros in front too', async () => {
  const text = 'id,plz,country\n1,01067,DE\n2,1010,AT\n3,8001,CH\n4,04109,DE\n';
  const { document } = await inferSchema(text, { fileName: 'people.csv' });

  expect(document).toMatch(/plz: +location\.postcode/);
});

describe('a file without a column of countries', () => {
  it.each([
    ['+44 20 7946 0958', 'en_GB'],
    ['+90 212 555 01 23', 'tr_TR'],
    ['+7 495 123-45-67', 'ru_RU'],
    ['+353 1 234 5678', 'en_IE'],
    ['+27 11 234 5678', 'en_ZA'],
    ['+65 6123 4567', 'en_SG'],
    ['0048 22 123 45 67', 'pl_PL'],
    ['(212) 555-0123', 'en_US'],
  ])('with telephone numbers such as %s is in %s', async (number, id) => {
    expect(await localesOf(`id,phone\n1,${number}\n2,${number}\n`)).toEqual([id]);
  });

  it.each([
    ['SW1A 1AA', 'en_GB'],
    ['00-950', 'pl_PL'],
    ['1012 AB', 'nl_NL'],
    ['01001-000', 'pt_BR'],
    ['D02 AF30', 'en_IE'],
    ['LV-1010', 'lv_LV'],
    ['1000-001', 'pt_PT'],
  ])('with postcodes such as %s is in %s', async (postcode, id) => {
    expect(await localesOf(`id,postcode\n1,${postcode}\n2,${postcode}\n`)).toEqual([id]);
  });

  it.each([
    ['Иванов', 'ru_RU'],
    ['محمد', 'ar_EG'],
    ['प्रिया', 'hi_IN'],
    ['佐藤さん', 'ja_JP'],
    ['张伟', 'zh_CN'],
    ['陳大文', 'zh_TW'],
    ['김민준', 'ko_KR'],
    ['Ελένη', 'el_GR'],
    ['ნინო', 'ka_GE'],
  ])('with texts such as %s is in %s', async (text, id) => {
    expect(await localesOf(`id,name\n1,${text}\n2,${text}\n`)).toEqual([id]);
  });
});

describe('the language alone', () => {
  it.each([
    ['de', 'de_DE'],
    ['TR', 'tr_TR'],
    ['en', 'en_US'],
    ['es', 'es_ES'],
    ['pt', 'pt_BR'],
    ['ar', 'ar_EG'],
    ['zh', 'zh_CN'],
    ['sr', 'sr_RS'],
    ['sw', 'sw_KE'],
    ['ku', 'ku_TR'],
    ['eo', 'eo'],
  ])('%s means %s', (alias, id) => {
    const page = listLocales().find(({ aliases, ...locale }) =>
      [locale.id, ...aliases].some((name) => name.toLowerCase() === alias.toLowerCase()),
    );

    expect(page?.id).toBe(id);
  });

  it('lends its words first to other locales of the language', () => {
    const defaults = locales.filter(({ isDefault }) => isDefault === true);

    for (const { id, language } of defaults) expect(mainLocale({ language }, locales)?.id).toBe(id);
  });
});

it.each([
  ['Korea, Republic of', 'ko_KR'],
  ['Iran (Islamic Republic of)', 'fa_IR'],
  ['Moldova, Republic of', 'ro_MD'],
  ['Republic of Ireland', 'en_IE'],
  ['Slovak Republic', 'sk_SK'],
  ['KSA', 'ar_SA'],
  ['PRC', 'zh_CN'],
])('finds the country %s', async (name, id) => {
  const cell = name.includes(',') ? `"${name}"` : name;

  expect((await inferSchema(`id,country\n1,${cell}\n2,${cell}\n`)).document).toContain(`locale: ${id}`);
});

it.each([
  ['10115', '1012 AB', 'de_DE'],
  ['90210', 'K1A 0B1', 'en_US'],
])('is not told by one foreign postcode among many such as %s', async (own, foreign, id) => {
  const header = id === 'de_DE' ? 'Nr;Vorname;Nachname;PLZ' : 'id;first name;last name;zip';
  const rows = Array.from({ length: 41 }, (_, row) => `${row};Anna;Schmidt;${row === 7 ? foreign : own}\n`).join('');

  expect((await inferSchema(`${header}\n${rows}`)).document).toContain(`locale: ${id}`);
});

it('takes one category in another script for no language', async () => {
  const kinds = ['shop', 'web', '友人'];
  const few = Array.from({ length: 200 }, (_, row) => `${row},${row < 3 ? '友人' : kinds[row % 2]}\n`).join('');
  const third = Array.from({ length: 200 }, (_, row) => `${row},${kinds[row % 3]}\n`).join('');

  expect((await inferSchema(`id,came_by\n${few}`)).document).toContain('locale: en_US');
  expect((await inferSchema(`id,came_by\n${third}`)).document).toContain('locale: en_US');
});
