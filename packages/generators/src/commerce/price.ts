import { formatDecimal } from '@populace/core';
import { defineGenerator, type Generator, numberOption, pick } from '@populace/recipes';
import { EURO, type Money, moneyOf } from '../shared/numbers/own-money.ts';

/** Prices. */
export const price: Generator = defineGenerator({
  id: 'commerce.price',
  summary: "A price such as shops write, in the currency of the row's locale: 4.99, 129.00.",
  aliases: ['price', 'Product Price'],
  synonyms: {
    en: 'unit price, list price, retail price, sale price, cost',
    de: 'Preis, Einzelpreis, Stückpreis, Verkaufspreis',
    es: 'precio, precio unitario',
    fr: 'prix, prix unitaire, tarif',
    ja: '価格, 単価, 値段, kakaku, tanka',
  },
  options: {
    min: numberOption({
      default: 0,
      min: 0,
      max: 1_000_000,
      summary: 'The least price, in units like euros or dollars.',
    }),
    max: numberOption({
      default: 1000,
      min: 0,
      max: 1_000_000,
      summary: 'The greatest price, in units like euros or dollars.',
    }),
  },
  check({ min, max }, at) {
    if (pricesBetween(min, max, EURO).length > 0) return;
    const message = `there is no price between min (${min}) and max (${max}); widen the range`;
    at.problems.add('schema/invalid-option', at.option('min'), message);
  },
  recipe({ min, max }, { locale }) {
    const money = moneyOf(locale);
    const prices = pricesBetween(min, max, money);
    const texts = prices.map(({ minor }) => formatDecimal({ digits: BigInt(minor), scale: money.digits }));
    return pick(texts, {
      weights: prices.map(({ weight }) => weight),
      type: { kind: 'decimal', precision: String(prices.at(-1)?.minor ?? 0).length + 1, scale: money.digits },
    });
  },
});

/** Prices below so many minor units, in which steps they come, and how they end within a step. */
interface PriceBand {
  readonly below: number;
  readonly step: number;
  readonly endings: readonly number[];
}

/** What shops like to write: 1.49, 12.95, 129.00, 1,250.00. */
const BANDS: readonly PriceBand[] = [
  { below: 1000, step: 50, endings: [49] },
  { below: 10_000, step: 100, endings: [95, 99] },
  { below: 100_000, step: 1000, endings: [0, 900, 995] },
  { below: 1_000_000, step: 10_000, endings: [0, 5000, 9900] },
  { below: Infinity, step: 100_000, endings: [0, 50_000, 99_000] },
];

/** The same where there is nothing behind the point: 98, 1,280, 12,800. */
const WHOLE_BANDS: readonly PriceBand[] = [
  { below: 1000, step: 50, endings: [48, 98] },
  { below: 10_000, step: 100, endings: [80, 98] },
  { below: 100_000, step: 1000, endings: [0, 800, 980] },
  { below: Infinity, step: 10_000, endings: [0, 8000, 9800] },
];

/** A price in the currency's minor units, and how often it is met: cheap things more often than dear ones. */
interface Price {
  readonly minor: number;
  readonly weight: number;
}

/** The prices between two amounts in units like euros, dearest last. */
function pricesBetween(min: number, max: number, { factor, digits }: Money): readonly Price[] {
  // Bands count hundredths, or whole units; finer digits are zeros.
  const [bands, steps, zeros] = digits < 2 ? [WHOLE_BANDS, 1, digits] : [BANDS, 100, digits - 2];
  const unit = factor * steps;
  const prices: Price[] = [];
  let from = 0;
  for (const { below, step, endings } of bands) {
    for (let base = from; base < Math.min(below, max * unit + 1); base += step) {
      for (const ending of endings) {
        const inEuros = (base + ending) / unit;
        if (base + ending === 0 || inEuros < min || inEuros > max) continue;
        prices.push({ minor: (base + ending) * Number(`1e${zeros}`), weight: weightOf(inEuros, step / unit) });
      }
    }
    from = below;
  }
  return prices;
}

/** Falls by the power of 1.5 of a price, but for the cheapest; wider steps stand for more things. */
function weightOf(price: number, step: number): number {
  return step / ((price + 2) * Math.sqrt(price + 2));
}
