import { FIRST_FAULT } from './formula-column.ts';

/** What can go wrong in a row while a formula is computed. Faults of a row are told when its value is asked for, not before. */
const SENTENCES = {
  divisionByZero: 'it divides by zero',
  wholeTooLarge: 'a whole number does not fit 64 bits',
  decimalTooLarge: 'a decimal has more than 18 digits',
  notFinite: 'a floating-point number is infinite or not a number',
  notWhole: 'a number is too large for a whole one, or is none',
  textTooLong: 'a text has more than 1 MiB',
  notNumber: 'a text is not the number that it should be',
  notDate: 'a text is no date or time of the calendar',
  notDuration: 'a text is no length of time, or one of months and years',
  notBool: 'a text is neither true nor false',
  notBase64: 'a text is not base64',
  notEncoded: 'a text has a % that stands for no character',
  outsideYears: 'a date lies outside the years 0001 to 9999',
  durationTooLong: 'a duration has more than 285 years',
  negativeCount: 'a count is below zero',
  negativeRoot: 'a root is taken of a number below zero',
  noLogarithm: 'a logarithm is taken of a number that is not above zero',
  badParameters: 'a distribution cannot have these parameters',
  noCurrency: 'a text is not the code of a currency (ISO 4217)',
  outsideList: 'a place lies outside the list',
  tooManyValues: 'there are more than 100,000 different values',
  doesNotFit: 'the value does not fit the type of the column',
} as const;

export type FaultName = keyof typeof SENTENCES;

const names = Object.keys(SENTENCES) as readonly FaultName[];

/** The entries that faults have in `states`. */
export const FAULTS: Readonly<Record<FaultName, number>> = Object.fromEntries(
  names.map((name, at) => [name, FIRST_FAULT + at]),
  // Made from all names, so none is missing.
) as Record<FaultName, number>;

/** What a fault of `states` means. */
export function faultSentence(state: number): string {
  const name = names[state - FIRST_FAULT];
  return name === undefined ? 'it cannot be computed' : SENTENCES[name];
}
