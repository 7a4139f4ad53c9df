import { currencyDecimals } from '@populace/formulas';
import { describeLocale, listLocales, openSchema } from '@populace/library';
import { column } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

/** Amounts where groups begin, where halves are rounded, and on both sides of zero; as decimals of three digits. */
const amounts = [
  '0.000', '0.004', '-0.004', '0.005', '-0.5', '1.005', '1.015', '2.5', '-3.5', '12.345', '-999.995', '1000', '-1234.5', '9999.994', '12345.675',
  '-100000', '1234567.891', '-98765432.105', '123456789012.345', '-999999999999999.999',
].map((text) => (text.includes('.') ? text.replace(/\.\d*$/, (digits) => digits.padEnd(4, '0')) : `${text}.000`)); // biome-ignore format: such lists read better in lines.

/** What Intl calls our locales. */
const TAGS: Readonly<Record<string, string>> = { en_AU_ocker: 'en-AU', en_BORK: 'en', mn_MN_cyrl: 'mn-MN' };

/** Locales that Intl does not know: it would answer for another. */
const UNKNOWN_TO_INTL = ['dv_MV'];

const CLDR = '48';

/** What CLDR 48.2, which our tables are of, says otherwise than 48.0, which Node may have: groups in French Switzerland have its apostrophe, as those in German there. */
const CHANGED: Readonly<Record<string, (text: string) => string>> = {
  'fr-CH': (text) => text.replaceAll(/(?<=\d)\u202f(?=\d)/g, "'"),
};
const tagOf = (id: string): string => TAGS[id] ?? id.replaceAll('_', '-');
const locales = listLocales().filter(({ id }) => id !== 'base');
const judged = locales.filter(({ id }) => !UNKNOWN_TO_INTL.includes(id)).map(({ id }) => [id, tagOf(id)] as const);

// ICU rounds and writes decimal texts exactly; the types of TypeScript know this only of literals.
function written(text: string, tag: string, options: Intl.NumberFormatOptions): string {
  const format = new Intl.NumberFormat(tag, {
    ...options,
    roundingMode: 'halfEven',
    signDisplay: 'negative',
  });
  const made = format.format(text as `${number}`);
  return CHANGED[tag]?.(made) ?? made;
}

async function madeIn(locale: string, rows: readonly object[], formula: string): Promise<unknown[]> {
  const columns = { x: { type: 'decimal(18,3)' }, code: { type: 'string' }, v: { formula } };
  return column(await openSchema({ populace: 1, locale, tables: { t: { rows, columns } } }), 't', 'v');
}

describe.runIf(process.versions['cldr']?.startsWith(CLDR))(`beside Intl with CLDR ${CLDR}`, () => {
  it('has every locale that Intl knows', () => {
    expect(locales).toHaveLength(99);
    expect(UNKNOWN_TO_INTL.flatMap((id) => Intl.NumberFormat.supportedLocalesOf(tagOf(id)))).toEqual([]);
    expect(judged.filter(([, tag]) => Intl.NumberFormat.supportedLocalesOf(tag).length === 0)).toEqual([]);
  });

  it.each(judged)('%s: writes numbers', async (id, tag) => {
    const rows = amounts.map((x) => ({ x, code: 'EUR' }));
    for (const scale of [0, 2, 3]) {
      const digits = { minimumFractionDigits: scale, maximumFractionDigits: scale };

      expect(await madeIn(id, rows, `formatNumber(x, ${scale})`)).toEqual(amounts.map((x) => written(x, tag, digits)));
    }
  });

  it.each(judged)('%s: writes amounts of all currencies', async (id, tag) => {
    const own = await ownCurrency(id);
    const all = [...currencyDecimals().keys()].flatMap((code) => [
      { x: '1234567.885', code },
      { x: '-1234.500', code },
    ]);
    const rows = [...all, ...['EUR', 'JPY', 'KWD', own].flatMap((code) => amounts.map((x) => ({ x, code })))];

    const made = await madeIn(id, rows, 'formatMoney(x, code)');

    const expected = rows.map(({ x, code }) => {
      const decimals = currencyDecimals().get(code) ?? 2;
      const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
      return written(x, tag, { style: 'currency', currency: code, ...digits });
    });
    const differing = rows.flatMap(({ x, code }, row) =>
      made[row] === expected[row] ? [] : [`${x} ${code}: ${made[row]}, not ${expected[row]}`],
    );
    expect(differing).toEqual([]);
  });
});

async function ownCurrency(id: string): Promise<string> {
  const { country } = await describeLocale(id);
  if (country === undefined) return 'EUR';
  const schema = await openSchema({
    populace: 1,
    locale: id,
    tables: { t: { rows: 1, columns: { c: 'finance.currencyCode' } } },
  });
  return String(column(schema, 't', 'c')[0]);
}
