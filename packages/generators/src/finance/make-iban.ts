import type { CellRandom } from '@populace/recipes';
import { withBank } from './bank-list.ts';
import { ibanCheckDigits, withBbanChecks } from './iban-check.ts';
import { ibanCountries } from './iban-countries.data.ts';

/** The account numbers of a country. */
export interface IbanCountry {
  readonly code: string;
  /** Runs of characters in turn: how many, and of which. */
  readonly runs: readonly { readonly count: number; readonly characters: string }[];
  /** The scheme of the check digits inside. */
  readonly scheme: string;
  readonly length: number;
}

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SETS: Readonly<Record<string, string>> = { n: DIGITS, a: LETTERS, c: DIGITS + LETTERS };

let known: ReadonlyMap<string, IbanCountry> | undefined;

/** The countries that have IBANs, by code. */
export function ibanCountriesByCode(): ReadonlyMap<string, IbanCountry> {
  known ??= new Map(ibanCountries.split('\n').map((line) => [line.slice(0, 2), parseCountry(line)]));
  return known;
}

function parseCountry(line: string): IbanCountry {
  const [code = '', structure = '', scheme = ''] = line.split(' ');
  const runs = [...structure.matchAll(/(\d+)([nac])|'([^']+)'/g)].flatMap(([, count, set, text]) =>
    text === undefined
      ? [{ count: Number(count), characters: SETS[set ?? ''] ?? '' }]
      : [...text].map((character) => ({ count: 1, characters: character })),
  );
  const length = runs.reduce((sum, { count }) => sum + count, 4);
  return { code, runs, scheme, length };
}

/** Makes an account number with right check digits, inner ones too; at a bank of `banksOf`, or any. */
export function makeIban({ code, runs, scheme }: IbanCountry, random: CellRandom, bank?: string): string {
  for (;;) {
    let bban = '';
    for (const { count, characters } of runs) {
      for (let place = 0; place < count; place++) bban += characters[random.below(characters.length)] ?? '';
    }
    const checked = withBbanChecks(scheme, bank === undefined ? bban : withBank(bban, code, bank));
    // Some countries skip numbers that would need a check digit of ten: one of eleven at most, so the loop ends soon.
    if (checked !== undefined) return code + ibanCheckDigits(code, checked) + checked;
  }
}
