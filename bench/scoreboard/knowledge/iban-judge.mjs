import { isValidIBAN } from 'ibantools';
import validator from 'validator';

/** The registry allows letters in the accounts of these, validator digits alone. */
const narrower = new Set(['AZ', 'BY', 'JO']);

/** Says whether a text is an IBAN of a country for both judges, as far as they know the country. */
export function isIbanOf(country, text) {
  if (!text.startsWith(country) || !isValidIBAN(text)) return false;
  return narrower.has(country) || !validator.ibanLocales.includes(country) || validator.isIBAN(text);
}
