import { quote } from '@populace/core';
import type { KnownNames } from '../define/define-function.ts';

/**
 * Currencies that have amounts, by how many decimals these have: the minor units of ISO 4217, list one of 2026, and of what was withdrawn since 2020. Gold, units of
 * account of banks and codes for tests have none and are left out. (`tools/data/locales/cldr-numbers.mjs` reads the codes here.)
 */
const CODES_BY_DECIMALS: readonly (readonly [number, string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [
    2,
    `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY COP COU CRC CUC CUP CVE CZK
     DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL
     MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD
     SHP SLE SLL SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG ZWL`,
  ],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];

let decimalsByCode: ReadonlyMap<string, number> | undefined;

/** @public How many decimals amounts of each currency have, by its code. */
export function currencyDecimals(): ReadonlyMap<string, number> {
  decimalsByCode ??= new Map(
    CODES_BY_DECIMALS.flatMap(([decimals, codes]) => codes.split(/\s+/).map((code) => [code, decimals] as const)),
  );
  return decimalsByCode;
}

/** The codes as names that a formula may write out. */
export const currencyNames: KnownNames = {
  all: () => currencyDecimals().keys(),
  refusal: (code) => `There is no currency with the code ${quote(code)}; codes are those of ISO 4217, such as EUR.`,
};
