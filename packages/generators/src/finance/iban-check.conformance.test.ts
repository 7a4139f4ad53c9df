import { isValidBBAN, isValidIBAN } from 'ibantools';
// @ts-expect-error: the package brings no types.
import validator from 'validator';
import { describe, expect, it } from 'vitest';
import { bbanSchemes, ibanCheckDigits, withBbanChecks } from './iban-check.ts';
import { ibanCountries } from './iban-countries.data.ts';

const countries = ibanCountries.split('\n').map((line) => {
  const [code = '', structure = '', scheme = ''] = line.split(' ');
  return { code, structure, scheme };
});
const inScheme = (wanted: string) => countries.filter(({ scheme }) => scheme === wanted);

// A small generator of whole numbers, the same in every run.
let state = 7;
function below(span: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * span);
}

const alphabets: Record<string, string> = {
  n: '0123456789',
  a: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  c: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
};

/** A random text of the structure. */
function randomBban(structure: string): string {
  return structure.replaceAll(/(\d+)([nac])|'([^']*)'/g, (_, count: string, kind: string, fixed?: string) => {
    if (fixed !== undefined) return fixed;
    const alphabet = alphabets[kind] ?? '';
    return Array.from({ length: Number(count) }, () => alphabet[below(alphabet.length)]).join('');
  });
}

/** Random BBANs with right check digits; those that have none are left out. */
function checkedBbans(code: string, count: number): readonly string[] {
  const { structure, scheme } = countries.find((country) => country.code === code) ?? { structure: '', scheme: '-' };
  const bbans = Array.from({ length: count }, () => withBbanChecks(scheme, randomBban(structure)));
  return bbans.filter((bban) => bban !== undefined);
}

describe('IBANs of every country', () => {
  it.each(countries)('passes ibantools in $code', ({ code, scheme }) => {
    const count = scheme === '-' ? 1_000 : 10_000;
    const bbans = checkedBbans(code, count);
    const wrong = bbans.filter((bban) => !isValidIBAN(code + ibanCheckDigits(code, bban) + bban));

    expect(wrong).toEqual([]);
    expect(bbans.length).toBeGreaterThan(0.8 * count);
  });

  it('names only schemes that there are', () => {
    const named = new Set(countries.map(({ scheme }) => scheme).filter((scheme) => scheme !== '-'));

    expect([...named].sort()).toEqual(Object.keys(bbanSchemes).sort());
  });

  it('leaves account numbers without inner checks as they are', () => {
    expect(withBbanChecks('-', '370400440532013000')).toBe('370400440532013000');
  });
});

describe('check digits inside of account numbers', () => {
  // Examples of the IBAN registry and of banks.
  it.each(
    `AL47212110090000000235698741 AO06000600000100037131174 BA391290079401028494 BE68539007547034 BF42BF0840101300463574000390
    BI4210000100010000332045181 BJ66BJ0610100100144390000769 CF4220001000010120069700160 CG3930011000101013451300019
    CI05A00060174100178530011852 CM2110003001000500000605306 CV64000500000020108215144 CZ6508000000192000145399
    CZ9455000000001011038930 DJ2110002010010409943020008 EE382200221020145685 ES9121000418450200051332
    FI2112345600000785 FI1410093000123458 FR1420041010050500013M02606 GA2140002000055602673300064 GQ7050002001003715228190196
    HR1210010051863000160 HU42117730161111101800000000 IT60X0542811101000000123456 KM4600005000010010904400137
    MA64011519000001205000534921 MC5811222000010123456789030 ME25505000012345678951 MG4600005030010101914016056
    MK07250120000058984 ML13ML0160120102600100668497 MR1300020001010000123456753 MZ59000100000011834194157
    NE58NE0380100100130305000268 NL91ABNA0417164300 NO9386011117947 PL61109010140000071219812874 PT50000201231234567890154
    RS35260005601001611379 SI56263300012039086 SK3112000000198742637541 SM86U0322509800000000270100
    SN08SN0100152000048500003035 ST23000200000289355710148 TD8960002000010271091600153 TG53TG0090604310346500400070
    TL380080012345678910157 TN5910006035183598478831 XK051212012345678906`.split(/\s+/),
  )('finds those of the published %s', (iban) => {
    const bban = iban.slice(4);
    const { scheme = '' } = countries.find(({ code }) => code === iban.slice(0, 2)) ?? {};

    expect(withBbanChecks(scheme, bban)).toBe(bban);
    expect(ibanCheckDigits(iban.slice(0, 2), bban)).toBe(iban.slice(2, 4));
  });

  // Bank 5, branch 5, account 11, key 2; zeros in front change nothing, but a longer number cannot be asked for.
  it.each(inScheme('rib').filter(({ structure }) => randomBban(structure).length <= 23))(
    'makes the key of $code as France does',
    ({ code }) => {
      for (const bban of checkedBbans(code, 1_000)) expect(isValidBBAN(bban.padStart(23, '0'), 'FR')).toBe(true);
    },
  );

  it.each(inScheme('mod97'))('makes the digits of $code as Portugal does', ({ code }) => {
    for (const bban of checkedBbans(code, 1_000)) expect(isValidBBAN(bban.padStart(21, '0'), 'PT')).toBe(true);
  });

  it('makes Finnish numbers that pass the Luhn test', () => {
    for (const bban of checkedBbans('FI', 10_000)) expect(validator.isLuhnNumber(bban)).toBe(true);
  });

  it.each(['CZ', 'NL', 'NO'])('says so where a number of %s has no check digit', (code) => {
    const share = checkedBbans(code, 10_000).length / 10_000;

    expect(share).toBeGreaterThan(code === 'CZ' ? 0.81 : 0.89);
    expect(share).toBeLessThan(code === 'CZ' ? 0.85 : 0.93);
  });
});
