import { readFileSync } from 'node:fs';
import { openSchema } from '@populace/library';
import { type JudgedRow, judgedColumns, judgedLocale, judgeRows, judgesOf } from '@populace/testkit/judges';
import { describe, expect, it } from 'vitest';

const readText = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

/** A row of Germany whose parts belong together. */
const right: JudgedRow = {
  given: 'Jürgen',
  middle: 'Karl',
  surname: 'Müller',
  fullName: 'Jürgen Müller',
  formalName: 'Herr Jürgen Müller',
  sex: 'male',
  title: 'Herr',
  birthDate: '1961-04-05',
  age: 65,
  email: 'juergen.mueller@example.org',
  username: 'jmueller17',
  domain: 'mueller-bau.example',
  url: 'https://www.mueller-bau.example/shop',
  company: 'Müller Bau GmbH',
  city: 'Berlin',
  region: 'Berlin',
  regionCode: 'BE',
  postcode: '10115',
  street: 'Hauptstraße',
  streetAddress: 'Hauptstraße 7',
  fullAddress: 'Hauptstraße 7, 10115 Berlin',
  latitude: '52.524400',
  longitude: '13.410500',
  timeZone: 'Europe/Berlin',
  country: 'Deutschland',
  countryCode: 'DE',
  currency: 'EUR',
  iban: 'DE89370400440532013000',
  card: '4111111111111111',
  product: 'Tasse aus Holz',
  price: '12.99',
  'fixed-safe-national': '030 23125123',
  'fixed-safe-international': '+49 30 23125123',
  'fixed-safe-e164': '+493023125123',
  'mobile-safe-national': '0171 3920012',
  'mobile-safe-international': '+49 171 3920012',
  'mobile-safe-e164': '+491713920012',
  'fixed-valid-national': '030 23561234',
  'fixed-valid-international': '+49 30 23561234',
  'fixed-valid-e164': '+493023561234',
  'mobile-valid-national': '0171 3920034',
  'mobile-valid-international': '+49 171 3920034',
  'mobile-valid-e164': '+491713920034',
};

/** Says which judges reject a row. */
function rejecting(row: JudgedRow): readonly string[] {
  const judges = judgesOf(judgedLocale('de_DE', readText), '2026-11-21');
  return judgeRows([row], judges)
    .filter(({ judged, passed }) => passed < judged)
    .map(({ check }) => check);
}

describe('the judges', () => {
  it('have nothing against a right row, which has every column', async () => {
    expect(rejecting(right)).toEqual([]);
    expect(Object.keys(right).toSorted()).toEqual(
      Object.keys(judgedColumns(judgedLocale('de_DE', readText))).toSorted(),
    );
  });

  it.each([
    ['a name of women', { given: 'Anna' }, 'given name: borne by the sex and generation'],
    ['a name that nobody bore then', { given: 'Leonie', sex: 'female' }, 'given name: borne by the sex and generation'],
    ['a name in other letters', { given: 'محمد' }, "given name: in the locale's script"],
    ['a title of women', { title: 'Frau' }, 'title: of the sex'],
    ['another surname', { surname: 'Schmidt' }, 'full name: given name and surname'],
    ["somebody else's middle name", { fullName: 'Jürgen Paul Müller' }, 'full name: given name and surname'],
    ['a name written twice', { fullName: 'Jürgen Müller Müller' }, 'full name: given name and surname'],
    ['a child', { birthDate: '2008-11-22' }, 'age from 18 to 80'],
    ['an age of somebody else', { age: 64 }, 'age: the years since the birth date'],
    ['somebody too old', { birthDate: '1945-11-21' }, 'age from 18 to 80'],
    ['dots in an address', { email: 'jürgen.müller@example.org' }, 'e-mail: ASCII'],
    ["somebody else's address", { email: 'anna.mueller@example.org' }, "e-mail: made of the row's names"],
    ['an address at a provider', { email: 'juergen.mueller@gmail.com' }, 'e-mail: at a reserved domain'],
    ['no address', { email: 'juergen.mueller' }, 'e-mail (validator)'],
    ["somebody else's user name", { username: 'bmueller17' }, "user name: made of the e-mail's names"],
    ['a domain that can be bought', { domain: 'mueller-bau.com' }, 'domain: reserved, ASCII'],
    ['a domain that is none', { domain: 'mueller_bau.example' }, 'domain (validator)'],
    ["another company's domain", { domain: 'schulz-druck.example' }, "domain: a word of the company's name"],
    ["another company's page", { url: 'https://www.schulz.example/' }, "url (WHATWG), of the row's domain"],
    ['no page', { url: 'www.mueller-bau.example' }, "url (WHATWG), of the row's domain"],
    ['another region', { region: 'Bayern' }, 'city and region: of the table'],
    ["another city's postcode", { postcode: '80331' }, 'postcode: of the city'],
    ['a postcode without its zero', { postcode: '1067' }, 'postcode (postcode-validator)'],
    ['a postcode with letters', { postcode: '1O115' }, 'postcode (postal-codes-js)'],
    ['another street', { street: 'Ringstraße' }, 'address: holds its parts'],
    ['a point abroad', { latitude: '47.4', longitude: '0.7' }, 'coordinates: within the country'],
    ['a point in another city', { latitude: '52.4', longitude: '12.5' }, 'coordinates: within 30 km of the city'],
    ['another time zone', { timeZone: 'Europe/Paris' }, "time zone: the city's"],
    ['another country', { country: 'Österreich' }, 'country (CLDR)'],
    ["another country's code", { countryCode: 'AT' }, 'country code'],
    ['other money', { currency: 'CHF' }, "currency: the country's, known to CLDR"],
    ['money of other digits', { price: '12.9' }, "price: above 0, with the currency's digits (CLDR)"],
    ['a wrong account', { iban: 'DE89370400440532013001' }, 'iban (ibantools)'],
    ['a wrong account', { iban: 'DE89370400440532013001' }, 'iban (validator)'],
    ['a wrong card', { card: '4111111111111112' }, 'card number (card-validator)'],
    ['a part that was not filled in', { company: 'Müller {trade} GmbH' }, 'company: written in full'],
    ['two spaces', { product: 'Tasse  aus Holz' }, 'product: written in full'],
  ])('reject %s', (_, spoiled, check) => {
    expect(rejecting({ ...right, ...spoiled })).toContain(check);
  });

  it.each([
    ['fixed-safe', '030 12', 'valid, of the country (libphonenumber-js)'],
    ['fixed-valid', '030 12', 'the same (awesome-phonenumber)'],
    ['fixed-safe', '0171 3920012', 'of its kind'],
    ['mobile-valid', '030 23125123', 'of its kind'],
    ['mobile-safe', '0171 3920099', 'three styles are one number'],
    ['fixed-valid', '030/23561234', 'written as awesome-phonenumber writes it'],
    ['fixed-valid', '030/23561234', 'national as libphonenumber-js writes it'],
  ])('reject a number of %s that is %s', (kind, national, check) => {
    const rejected = rejecting({ ...right, [`${kind}-national`]: national });

    expect(rejected).toContain(`phone, ${kind.replace('-', ', ')}: ${check}`);
  });

  it('reject most of what belongs together when it is taken from the next row', async () => {
    const locale = judgedLocale('de_DE', readText);
    const columns = judgedColumns(locale);
    const schema = await openSchema({ populace: 1, locale: 'de_DE', tables: { t: { rows: 301, columns } } });
    const rows = [...schema.table('t').rows()];
    const moved = ['given', 'email', 'postcode', 'city', 'url', 'fixed-safe-e164'];
    const mixed = rows.slice(0, -1).map((row, at) => ({
      ...row,
      ...Object.fromEntries(moved.map((column) => [column, rows[at + 1]?.[column]])),
    }));

    const tallies = judgeRows(mixed, judgesOf(locale, schema.now));

    const fell = tallies.filter(({ judged, passed }) => passed < judged * 0.7).map(({ check }) => check);
    expect(fell).toEqual(
      expect.arrayContaining([
        'given name: borne by the sex and generation',
        'full name: given name and surname',
        "e-mail: made of the row's names",
        "url (WHATWG), of the row's domain",
        'postcode: of the city',
        'phone, fixed, safe: three styles are one number',
      ]),
    );
  });
});
