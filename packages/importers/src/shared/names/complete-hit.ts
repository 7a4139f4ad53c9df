import type { OptionValues } from '../proposal/proposal.ts';

/** What a generator needs to be told, where only its name is known. */
const needed: Readonly<Record<string, OptionValues>> = {
  choice: { values: { A: 50, B: 30, C: 20 } },
  constant: { value: 'x' },
  'string.pattern': { pattern: '[A-Z0-9]{6}' },
  'date.between': { from: 'now-2y', to: 'now' },
};

/** Countries whose accounts have an IBAN, of those that a locale may be of. */
const HAS_IBAN: ReadonlySet<string> = new Set([
  'AT',
  'BE',
  'BR',
  'CH',
  'DE',
  'EG',
  'ES',
  'FR',
  'GB',
  'IT',
  'NL',
  'PL',
  'PT',
  'SE',
  'TR',
]);

/** Adds to the options of a generator what it cannot do without, for rows of these countries. */
export function completeOptions(generator: string, options: OptionValues, countries: readonly string[]): OptionValues {
  if (
    generator === 'finance.iban' &&
    options['country'] === undefined &&
    !countries.every((country) => HAS_IBAN.has(country))
  )
    return { country: 'DE', ...options };
  return { ...needed[generator], ...options };
}
