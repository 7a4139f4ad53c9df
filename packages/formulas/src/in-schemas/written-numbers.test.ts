import { checkSchema, openSchema } from '@populace/library';
import { column, complaints, open } from '@populace/testkit/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** What a formula makes in a locale, of rows that are given as `x` and `code`. */
async function made(locale: string, formula: string, rows: readonly object[] = [{ x: '0.00', code: 'EUR' }]) {
  const columns = { x: { type: 'decimal(18,2)' }, code: { type: 'string' }, v: { formula } };
  return column(await openSchema({ populace: 1, locale, tables: { t: { rows, columns } } }), 't', 'v');
}

describe('numbers', () => {
  it.each([
    ['en_US', '-1,234,567.89'],
    ['de_DE', '-1.234.567,89'],
    ['de_AT', '-1\u00a0234\u00a0567,89'],
    ['fr_FR', '-1\u202f234\u202f567,89'],
    ['en_IN', '-12,34,567.89'],
    ['sv_SE', '\u22121\u00a0234\u00a0567,89'],
    ['ar_EG', '\u061c-١٬٢٣٤٬٥٦٧٫٨٩'],
    ['fa_IR', '\u200e\u2212۱٬۲۳۴٬۵۶۷٫۸۹'],
    ['bn_BD', '-১২,৩৪,৫৬৭.৮৯'],
    ['mr_IN', '-१२,३४,५६७.८९'],
  ])('are written as in %s: %s', async (locale, text) => {
    expect(await made(locale, 'formatNumber(-1234567.891, 2)')).toEqual([text]);
  });

  it('have no groups below 10,000 in Spanish and Polish', async () => {
    expect(await made('es_ES', 'formatNumber(9999, 0) + " " + formatNumber(10000, 0)')).toEqual(['9999 10.000']);
    expect(await made('pl_PL', 'formatNumber(9999, 0)')).toEqual(['9999']);
  });

  it('keep the signs that are given, in every locale', async () => {
    const formula =
      'formatNumber(-1234.5, 2, "_", "*") + formatNumber(1234.5, 1, "") + formatNumber(0.5e0, 1, ",", ".")';

    for (const locale of ['en_US', 'de_DE', 'ar_EG', 'es_ES']) {
      expect(await made(locale, formula)).toEqual(['-1_234*501234.50.5']);
    }
  });

  it('are of 64 bits and 18 digits at most', async () => {
    expect(await made('de_DE', 'formatNumber(9223372036854775807, 0)')).toEqual(['9.223.372.036.854.775.807']);
    expect(await made('en_IN', 'formatNumber(-9223372036854775807, 0)')).toEqual(['-92,23,37,20,36,85,47,75,807']);
    expect(await made('ar_EG', 'formatNumber(0.123456789012345678, 18)')).toEqual(['٠٫١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦٧٨']);
  });
});

describe('money', () => {
  it.each([
    ['en_US', 'USD', '-$1,234.50'],
    ['en_CA', 'USD', '-US$1,234.50'],
    ['en_US', 'CHF', '-CHF\u00a01,234.50'],
    ['de_DE', 'EUR', '-1.234,50\u00a0€'],
    ['de_AT', 'EUR', '-€\u00a01.234,50'],
    ['de_CH', 'CHF', "CHF-1'234.50"],
    ['nl_NL', 'EUR', '€\u00a0-1.234,50'],
    ['ja_JP', 'JPY', '-￥1,234'],
    ['en_GB', 'KWD', '-KWD\u00a01,234.500'],
    ['pt_BR', 'BRL', '-R$\u00a01.234,50'],
    ['hi_IN', 'INR', '-₹1,234.50'],
    ['ar_EG', 'EGP', '\u061c-\u200f١٬٢٣٤٫٥٠\u00a0ج.م.\u200f'],
    ['he_IL', 'ILS', '\u200f\u200e-1,234.50\u00a0\u200f₪'],
  ])('is written as in %s, with %s: %s', async (locale, code, text) => {
    expect(await made(locale, `formatMoney(-1234.5, "${code}")`)).toEqual([text]);
  });

  it('has the decimals of the currency of each row, halves rounded to even', async () => {
    const rows = [
      { x: '2.50', code: 'JPY' },
      { x: '3.50', code: 'JPY' },
      { x: '-0.50', code: 'JPY' },
      { x: '2.50', code: 'KWD' },
      { x: '2.50', code: 'CLF' },
      { x: '2.50', code: 'USD' },
    ];

    expect(await made('en_US', 'formatMoney(x, code)', rows)).toEqual([
      '¥2',
      '¥4',
      '¥0',
      'KWD\u00a02.500',
      'CLF\u00a02.5000',
      '$2.50',
    ]);
    expect(await made('en_US', 'formatMoney(0.125, "USD") + formatMoney(0.135, "USD")')).toEqual(['$0.12$0.14']);
    expect(await made('en_US', 'formatMoney(2.675e0, "EUR") + formatMoney(7, "EUR")')).toEqual(['€2.68€7.00']);
  });

  it('follows the locale of the row in a mix', async () => {
    const schema = await openSchema({
      populace: 1,
      locale: { de_DE: 1, en_US: 1, ja_JP: 1 },
      tables: {
        t: {
          rows: 300,
          columns: {
            country: 'location.countryCode',
            code: 'finance.currencyCode',
            v: { formula: 'formatMoney(1234.5, code)' },
          },
        },
      },
    });
    const rows = [...schema.table('t').rows()];

    expect(new Set(rows.map(({ country, v }) => `${country} ${v}`))).toEqual(
      new Set(['DE 1.234,50\u00a0€', 'US $1,234.50', 'JP ￥1,234']),
    );
  });

  it('is null where the amount or the code is', async () => {
    const rows = [
      { x: null, code: 'EUR' },
      { x: '1.00', code: null },
      { x: '1.00', code: 'EUR' },
    ];

    expect(await made('de_DE', 'formatMoney(x, code)', rows)).toEqual([null, null, '1,00\u00a0€']);
  });

  it('has every currency that a locale can draw', async () => {
    const columns = { code: { generator: 'finance.currencyCode', any: true }, v: { formula: 'formatMoney(1, code)' } };
    const schema = await open({ t: { rows: 3000, columns } });

    expect(new Set(column(schema, 't', 'code')).size).toBeGreaterThan(140);
    expect(column(schema, 't', 'v').every((text) => /^\D+1(\.0+)?$/.test(String(text)))).toBe(true);
  });
});

describe('a code of a currency that there is not', () => {
  it('is told with the nearest before the first row, where it is written out', async () => {
    const problems = await checkSchema({
      populace: 1,
      tables: { t: { rows: 1, columns: { v: { formula: 'formatMoney(1, "EURO")' } } } },
    });

    expect(problems).toMatchObject([
      {
        code: 'formula/unknown-name',
        message:
          'The formula of "v": There is no currency with the code "EURO"; codes are those of ISO 4217, such as EUR.',
        place: { within: { offset: 15, length: 6 } },
      },
    ]);
    expect(problems[0]?.nearest).toContain('EUR');
  });

  it('ends the run at its row, where it is a value', async () => {
    const rows = [
      { x: '1.00', code: 'EUR' },
      { x: '1.00', code: 'eur' },
    ];

    await expect(made('de_DE', 'formatMoney(x, code)', rows)).rejects.toMatchObject({
      code: 'formula/failed',
      message: 't.v fails in row 1: a text is not the code of a currency (ISO 4217).',
    });
  });
});

describe('where rows of several locales come together', () => {
  it('asks for a column of their own, or for signs', async () => {
    const tables = (formula: string): object => ({
      parents: { rows: 2, columns: { id: 'sequence', v: { formula: `c.map(x, ${formula}).join(" ")` } } },
      c: { rows: { per: 'parents', count: 2 }, columns: { p: { references: 'parents.id' }, n: 'sequence' } },
    });

    expect(await complaints(tables('formatNumber(x.n, 2)'))).toEqual([
      'formula/type The formula of "v": formatNumber writes as the locale of the row does and cannot stand within rows that are gathered; give it a column of their table, or write formatNumber(x, 2, ",", ".").',
    ]);
    expect(await complaints(tables('formatMoney(x.n, "EUR")'))).toEqual([
      'formula/type The formula of "v": formatMoney writes as the locale of the row does and cannot stand within rows that are gathered; give it a column of their table.',
    ]);
    expect(await complaints(tables('formatNumber(x.n, 2, ",", ".")'))).toEqual([]);
  });
});

describe('every locale', () => {
  const ids = [
    'en_US',
    'de_AT',
    'fr_CH',
    'en_IN',
    'ar_EG',
    'fa_IR',
    'bn_BD',
    'ne_NP',
    'es_ES',
    'nb_NO',
    'he_IL',
    'dv_MV',
  ];

  it.each(ids)('%s: the digits of a number can be read back', async (id) => {
    const decimal = fc.bigInt({ min: -(10n ** 18n) + 1n, max: 10n ** 18n - 1n });
    const numbers = fc.sample(decimal, { numRuns: 200, seed: 7 }).map(withTwoDecimals);
    const rows = numbers.map((x) => ({ x, code: 'EUR' }));

    const texts = await made(id, 'formatNumber(x, 2)', rows);
    const money = await made(id, 'formatMoney(x, code)', rows);

    expect(texts.map((text) => readBack(String(text)))).toEqual(numbers);
    expect(money.map((text) => readBack(String(text)))).toEqual(numbers);
  });
});

function withTwoDecimals(hundredths: bigint): string {
  const digits = String(hundredths).replace('-', '').padStart(3, '0');
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Reads a number with two decimals by its digits and its sign alone, whatever stands between. */
function readBack(text: string): string {
  const digits = [...text]
    .filter((one) => /\p{Nd}/u.test(one))
    .map(valueOfDigit)
    .join('');
  return `${/[-\u2212]/.test(text) ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Digits of a numbering system stand in a row in Unicode, zero at a multiple of sixteen or six beyond it. */
function valueOfDigit(digit: string): number {
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - value - 1))) value++;
  return value;
}
