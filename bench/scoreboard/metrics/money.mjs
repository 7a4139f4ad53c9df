import { countrySpecs } from 'ibantools';
import { isIbanOf } from '../knowledge/iban-judge.mjs';

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
