/** What the Common Locale Data Repository has for every language: months, days, countries, languages, currencies, how numbers are written. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currencySymbols, numberForm } from './cldr-numbers.mjs';

/** Locales whose folder in the repository is not called as ours. */
const CALLED = { zh_TW: 'zh-Hant', zh_HK: 'zh-Hant-HK', zh_CN: 'zh', nb_NO: 'no', sr_RS_latin: 'sr-Latn', base: 'en' };

/** Continents by their UN M.49 codes; Antarctica is a territory of its own. */
const CONTINENTS = ['002', 'AQ', '142', '150', '003', '009', '005'];
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
/** Languages with many speakers, and those that are official somewhere in Europe. */
const LANGUAGES =
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu ha he hi hr hu hy id ig is it ja jv ka kk km kn ko ku ky lb lo lt lv mg mk ml mn mr ms mt my nb ne nl or pa pl ps pt ro ru sd si sk sl so sq sr su sv sw ta te tg th ti tk tr uk ur uz vi wo xh yo zh zu'.split(
    ' ',
  );
/** Codes that are no country's (ISO 3166-1): groups, exceptions, user-assigned. */
const NO_COUNTRY = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ', 'XK']);

/** Returns the tables of a locale by name. `currency` is that of its country; absent where there is none. */
export function cldrTables({ id, currency, countries, currencies }, folder) {
  const read = (pack, file) => {
    const at = foldersOf(id).map((name) => join(folder, 'node_modules', pack, 'main', name, file));
    const path = at.find((one) => existsSync(one));
    return path === undefined ? undefined : Object.values(JSON.parse(readFileSync(path, 'utf8')).main)[0];
  };
  const dates = read('cldr-dates-full', 'ca-gregorian.json')?.dates.calendars.gregorian;
  const names = read('cldr-localenames-full', 'languages.json')?.localeDisplayNames.languages;
  const territories = read('cldr-localenames-full', 'territories.json')?.localeDisplayNames.territories;
  const money = read('cldr-numbers-full', 'currencies.json')?.numbers.currencies;
  const numbers = read('cldr-numbers-full', 'numbers.json')?.numbers;
  if (!money || !numbers) return new Map();
  // These keep their marks of direction and their spaces, which belong to how a number is written.
  const written = [
    ['number.form', [numberForm(numbers)]],
    ['finance.currencySymbol', currencySymbols(money)],
  ];
  if (!dates || !names || !territories) return new Map(written);
  const months = Array.from({ length: 12 }, (_, place) => String(place + 1));
  const named = (list, width) => dates[list]['stand-alone'][width];
  const tables = {
    'date.month': months.map((at) => [named('months', 'wide')[at], named('months', 'abbreviated')[at]]),
    'date.weekday': DAYS.map((at) => [named('days', 'wide')[at], named('days', 'abbreviated')[at]]),
    'location.continent': CONTINENTS.map((at) => [territories[at]]),
    'location.language': LANGUAGES.filter((at) => names[at]).map((at) => [names[at], at]),
    'location.countryName': countries
      .filter(({ alpha2 }) => territories[alpha2] && !NO_COUNTRY.has(alpha2))
      .map(({ alpha2, alpha3, numeric }) => [territories[alpha2], alpha2, alpha3, numeric]),
    'finance.currency': currencies
      .filter(({ code }) => money[code]?.displayName)
      .map(({ code, numericCode }) => [money[code].displayName, code, symbolOf(money[code], code), numericCode]),
    ...(currency && money[currency]
      ? {
          'finance.ownCurrency': [
            [money[currency].displayName, symbolOf(money[currency], currency), numericOf(currency, currencies)],
          ],
        }
      : {}),
  };
  // Of a language with few words there some lists are missing, or parts of them.
  const whole = Object.entries(tables).filter(([, rows]) => rows.length > 0 && !rows.flat().includes(undefined));
  return new Map([...whole.map(([name, rows]) => [name, distinct(rows.map((cells) => cells.map(clean)))]), ...written]);
}

function foldersOf(id) {
  const [language, ...rest] = id.split('_');
  return [...(CALLED[id] ? [CALLED[id]] : []), [language, ...rest].join('-'), `${language}-${rest[0]}`, language];
}

function numericOf(currency, currencies) {
  return currencies.find(({ code }) => code === currency)?.numericCode ?? '000';
}

/** The sign that people write beside their own money; elsewhere the narrow one. */
function symbolOf(currency, code) {
  return currency.symbol && currency.symbol !== code
    ? currency.symbol
    : (currency['symbol-alt-narrow'] ?? currency.symbol ?? code);
}

/** Without marks that tell directions and without dots of abbreviations at the end of a cell that has none inside. */
function clean(text) {
  return text
    .normalize('NFC')
    .replaceAll(/[\u200e\u200f\u061c]/g, '')
    .replaceAll('\u00a0', ' ')
    .trim();
}

function distinct(rows) {
  const seen = new Set();
  return rows.filter(([text]) => text !== '' && seen.size !== seen.add(text).size);
}
