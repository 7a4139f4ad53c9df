import { booleanOption, CodedError, nearestNames, quote, textOption } from '@populace/core';
import { defineGenerator, type Generator, type LocaleScope, type MadeRecipe, made, view } from '@populace/recipes';
import { wrongCheck } from '../shared/identifier/break.ts';
import { modeOption } from '../shared/identifier/kind.ts';
import { banksOf } from './bank-list.ts';
import { type IbanCountry, ibanCountriesByCode, makeIban } from './make-iban.ts';

/** International bank account numbers. */
export const iban: Generator = defineGenerator({
  id: 'finance.iban',
  summary:
    "A bank account's number in the structure of the country, with right check digits (ISO 13616), inner ones too; of the bank that finance.bic has.",
  aliases: ['iban', 'IBAN'],
  synonyms: {
    en: 'bank account, international account number',
    de: 'Bankverbindung, Bankkonto',
    es: 'cuenta bancaria',
    fr: 'compte bancaire',
    ja: '口座番号',
  },
  subject: 'account',
  options: {
    country: textOption({ summary: "The country's two letters, such as DE; that of the row's locale if absent." }),
    spaces: booleanOption({ default: false, summary: 'In groups of four, as on paper.' }),
    mode: modeOption,
  },
  validity: { valid: 'checked', safe: 'checked' },
  // Countries of many locales have none.
  example: { options: { country: 'DE' } },
  check({ country }, at) {
    if (country === undefined || ibanCountriesByCode().has(country)) return;
    const message = `country must be the code of a country that has IBANs, such as DE, but is ${quote(country)}`;
    at.problems.add(
      'schema/invalid-option',
      at.option('country'),
      message,
      nearestNames(country, ibanCountriesByCode().keys()),
    );
  },
  recipe({ country, spaces, mode }, scope) {
    const settled = countryOf(country ?? scope.locale.country, scope.locale);
    const length = spaces ? settled.length + Math.ceil(settled.length / 4) - 1 : settled.length;
    const broken = mode === 'invalid' ? `, with ${wrong.rule}` : '';
    const isAtHome = settled.code === scope.locale.country && banksOf(settled.code).length > 0;
    const make: MadeRecipe['make'] = (random, [bank]) => {
      const right = makeIban(settled, random, bank?.text);
      const number = broken === '' ? right : wrong.spoil(right, random.below(9));
      return spaces ? number.replaceAll(/.{4}(?=.)/g, '$& ') : number;
    };
    return made(
      `an account number of ${settled.code}${broken}`,
      length,
      make,
      isAtHome ? [view('account', 'bank')] : [],
    );
  },
});

/** One of both check digits is another. */
const wrong = wrongCheck(3);

function countryOf(code: string | undefined, locale: LocaleScope): IbanCountry {
  const country = ibanCountriesByCode().get(code ?? '');
  if (country !== undefined) return country;
  const message = `${code ?? `the locale ${locale.id}`} has no IBANs; name a country that has, such as country: DE`;
  throw new CodedError('schema/missing-in-locale', message);
}
