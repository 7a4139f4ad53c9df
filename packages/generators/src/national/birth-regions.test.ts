import { openSchema } from '@populace/library';
import { describe, expect, it } from 'vitest';

/** Where a number tells the region of birth, and what some regions are called there, by what their authorities publish. */
const told: readonly (readonly [locale: string, from: number, to: number, { readonly [region: string]: RegExp }])[] = [
  ['it_IT', 11, 15, { RM: /^H501$/, MI: /^F205$/, NA: /^F839$/ }],
  ['es_MX', 11, 13, { CMX: /^DF$/, MEX: /^MC$/, JAL: /^JC$/ }],
  ['fr_FR', 8, 10, { IDF: /^(75|77|78|9[1-5])$/, BRE: /^(22|29|35|56)$/ }],
  ['ro_RO', 7, 9, { B: /^4[1-6]$/, CJ: /^12$/, IS: /^22$/ }],
  ['zh_CN', 0, 2, { BJ: /^11$/, SH: /^31$/, GD: /^44$/ }],
  ['ar_EG', 7, 9, { C: /^01$/, ALX: /^02$/, GZ: /^21$/ }],
  ['zh_TW', 0, 1, { TPE: /^A$/, NWT: /^F$/, TXG: /^[BL]$/ }],
  ['ms_MY', 7, 9, { '10': /^10$/, '01': /^01$/ }],
  ['sr_RS', 7, 9, { '00': /^71$/, '06': /^80$/ }],
  ['th_TH', 2, 4, { '10': /^10$/, '50': /^50$/ }],
  ['ur_PK', 0, 1, { PB: /^3$/, SD: /^4$/ }],
];

async function rowsOf(locale: string, columns: object): Promise<readonly { readonly [name: string]: string }[]> {
  const schema = await openSchema({ populace: 1, seed: 3, locale, tables: { people: { rows: 1000, columns } } });
  // Both columns are texts.
  return [...schema.table('people').rows()] as unknown as readonly { readonly [name: string]: string }[];
}

const region = { generator: 'location.region', style: 'code' };

describe('the region of birth in a national number', () => {
  it.each(told)('is that of the row in %s', async (locale, from, to, texts) => {
    const rows = await rowsOf(locale, { id: 'person.nationalId', region });

    const known = rows.filter((row) => texts[row['region'] ?? ''] !== undefined);
    const wrong = known.filter(({ id = '', region: code = '' }) => texts[code]?.test(id.slice(from, to)) !== true);
    expect(known.length).toBeGreaterThan(30);
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  it('leaves room for unique numbers all the same', async () => {
    const rows = await rowsOf('it_IT', { id: { generator: 'person.nationalId', unique: true } });

    expect(new Set(rows.map(({ id }) => id)).size).toBe(1000);
  });

  it('is any of the country where the row is in another', async () => {
    const rows = await rowsOf('de_DE', { id: { generator: 'person.nationalId', country: 'RO' }, region });

    expect(new Set(rows.map(({ id }) => id?.slice(7, 9))).size).toBeGreaterThan(40);
  });
});
