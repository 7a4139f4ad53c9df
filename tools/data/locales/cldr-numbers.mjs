/** How a locale writes numbers and money, by the Common Locale Data Repository. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/project.mjs';

/** Digits from zero to nine of the numbering systems that locales have by default. */
const DIGITS = {
  latn: '0123456789',
  arab: '٠١٢٣٤٥٦٧٨٩',
  arabext: '۰۱۲۳۴۵۶۷۸۹',
  beng: '০১২৩৪৫৬৭৮৯',
  deva: '०१२३४५६७८९',
};

/**
 * Returns the row of `number.form`: how a number below zero is written, an amount, an amount below zero, the ten digits, and how many digits stand before the
 * first sign of groups at least. Patterns are CLDR's, with the locale's own signs in the place of comma, point and minus.
 */
export function numberForm(numbers) {
  const system = numbers.defaultNumberingSystem;
  const symbols = numbers[`symbols-numberSystem-${system}`];
  const signs = { minus: symbols.minusSign, group: symbols.group, decimal: symbols.decimal };
  const moneySigns = {
    minus: symbols.minusSign,
    group: symbols.currencyGroup ?? symbols.group,
    decimal: symbols.currencyDecimal ?? symbols.decimal,
  };
  const decimal = numbers[`decimalFormats-numberSystem-${system}`].standard;
  const [money, below = `-${money}`] = numbers[`currencyFormats-numberSystem-${system}`].standard.split(';');
  if (!/^[#,]+##0\.###$/.test(decimal)) throw new Error(`The pattern ${decimal} has more than digits.`);
  if (DIGITS[system] === undefined) throw new Error(`The digits of ${system} are not known here.`);
  return [
    withSigns(`-${decimal.replace('.###', '.0')}`, signs),
    withSigns(money, moneySigns),
    withSigns(below, moneySigns),
    DIGITS[system],
    numbers.minimumGroupingDigits,
  ];
}

function withSigns(pattern, { minus, group, decimal }) {
  const signs = { '-': minus, ',': group, '.': decimal };
  return pattern.replaceAll(/[-,.]/g, (sign) => signs[sign]);
}

/** The rows of `finance.currencySymbol`: what the locale writes for a currency that formulas know, where that is not its code. */
export function currencySymbols(currencies) {
  const known = codesOfFormulas();
  return Object.entries(currencies)
    .filter(([code, { symbol }]) => known.has(code) && symbol !== undefined && symbol !== code)
    .map(([code, { symbol }]) => [code, symbol.normalize('NFC')]);
}

function codesOfFormulas() {
  const source = readFileSync(join(root, 'packages/formulas/src/money/currencies.ts'), 'utf8');
  const list = source.slice(source.indexOf('CODES_BY_DECIMALS'), source.indexOf('];'));
  return new Set(list.match(/\b[A-Z]{3}\b/g));
}
