import type { LocaleScope } from '@populace/recipes';

/** The money of a locale. */
export interface Money {
  /** Units that a euro's worth of goods costs. */
  readonly factor: number;
  /** Digits after the point: 2 for cents, 0 for yen (ISO 4217). */
  readonly digits: number;
}

/** Money where a locale has none of its own. */
export const EURO: Money = { factor: 1, digits: 2 };

/** Returns the money of a locale's country. */
export function moneyOf(locale: LocaleScope): Money {
  return {
    factor: Number(locale.findFact('priceFactor') ?? EURO.factor),
    digits: Number(locale.findFact('currencyDigits') ?? EURO.digits),
  };
}
