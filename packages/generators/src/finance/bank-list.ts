import { banks } from './banks.data.ts';

/** Where the code of the bank begins in what follows the check digits of an account number. */
const AFTER_CHECK_LETTER = new Set(['IT']);

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** The banks of a country, each its BIC of eight characters, a space, and its code in account numbers; none where none are known. */
export function banksOf(country: string | undefined): readonly string[] {
  known ??= new Map(banks.split('\n').map((line) => [line.slice(0, 2), line.slice(3).split(', ')]));
  return known.get(country ?? '') ?? [];
}

/** The BIC of a bank of the list. */
export function bicOf(bank: string): string {
  return bank.slice(0, 8);
}

/** Returns what follows the check digits of an account number, with the code of a bank of the list in its place. */
export function withBank(bban: string, country: string, bank: string): string {
  const from = AFTER_CHECK_LETTER.has(country) ? 1 : 0;
  const code = bank.slice(9);
  return bban.slice(0, from) + code + bban.slice(from + code.length);
}
