import type { IdentifierKind } from '../identifier/kind.ts';

/** What people use a number for. */
export type NumberRole = 'identity' | 'tax' | 'vat' | 'register';

/** A kind of number that a country's authorities give to people or companies. */
export interface NationalNumber extends IdentifierKind {
  /** Whose it is; the first of a role and an owner is the one that columns have unless they ask for another. */
  readonly of: 'person' | 'company';
  readonly roles: readonly NumberRole[];
}

/** The numbers of a country. */
export interface CountryNumbers {
  /** ISO 3166-1 code. */
  readonly country: string;
  /** By the name that the option `kind` has for them: that of the country's language or its letters, such as `ssn`. */
  readonly numbers: Readonly<Record<string, NationalNumber>>;
}

/** Defines the numbers of a country. */
export function defineNumbers(numbers: CountryNumbers): CountryNumbers {
  return numbers;
}
