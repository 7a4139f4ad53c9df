import type { ColumnSample } from '../values/column-sample.ts';

interface PostcodeShape {
  readonly pattern: RegExp;
  readonly country: string;
  /** Another shape that postcodes of the country have, as those of other countries do. */
  readonly also?: RegExp;
}

/** Shapes of postcodes that one country alone has, among those that Populace knows. */
const SHAPES: readonly PostcodeShape[] = [
  { pattern: /^[A-Z]\d{4}[A-Z]{3}$/, country: 'AR' },
  { pattern: /^AZ ?\d{4}$/, country: 'AZ' },
  { pattern: /^\d{5}-\d{3}$/, country: 'BR' },
  { pattern: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/, country: 'CA' },
  { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, country: 'GB' },
  { pattern: /^[A-Z]{2}-?\d{3}-\d{4}$/, country: 'GH' },
  { pattern: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/, country: 'IE' },
  { pattern: /^\d{5}-\d{5}$/, country: 'IR' },
  { pattern: /^\d{3}-\d{4}$/, country: 'JP' },
  { pattern: /^LT-\d{5}$/, country: 'LT' },
  { pattern: /^LV-\d{4}$/, country: 'LV' },
  { pattern: /^L-\d{4}$/, country: 'LU' },
  { pattern: /^MD-?\d{4}$/, country: 'MD' },
  { pattern: /^\d{4} ?[A-Z]{2}$/, country: 'NL' },
  { pattern: /^\d{2}-\d{3}$/, country: 'PL' },
  { pattern: /^\d{4}-\d{3}$/, country: 'PT' },
  { pattern: /^\d{5}-\d{4}$/, country: 'US', also: /^\d{5}$/ },
];

/** The share of a column's postcodes that have the shape of a country: one foreign address says nothing of the others. */
const LEAST_SHARE = 0.8;

/** The countries whose postcodes alone look like the values. */
export function countriesOfPostcodes({ glimpse }: ColumnSample): readonly string[] {
  const values = glimpse.map((value) => value.trim());
  const shape = SHAPES.find(({ pattern, also }) => {
    const fitting = values.filter((value) => pattern.test(value) || also?.test(value) === true);
    return values.some((value) => pattern.test(value)) && fitting.length >= values.length * LEAST_SHARE;
  });
  return shape === undefined ? [] : [shape.country];
}
