import { countrySpecs, isValidIBAN } from 'ibantools';
import validator from 'validator';

/** R9, what belongs to a country: account numbers. Other identifiers are the same in all locales and stand in a table of their own. */
export const moneyMetrics = [
  ibanMetric('iban.valid', 'IBAN valid', 'iban', (isValid) => isValid),
  ibanMetric('iban.invalid', 'IBAN refused in mode invalid', 'ibanInvalid', (isValid) => !isValid),
];

function ibanMetric(id, title, column, isRight) {
  return {
    id,
    family: 'money',
    title,
    gate: 1,
    needs: [column],
    judge({ country }) {
      if (countrySpecs[country]?.IBANRegistry !== true) return null;
      return (row) => isRight(isIbanOf(country, row[column])) || row[column];
    },
  };
}

function isIbanOf(country, text) {
  const isRight = text.startsWith(country) && isValidIBAN(text);
  return validator.ibanLocales.includes(country) ? isRight && validator.isIBAN(text) : isRight;
}
