import { coarseRange } from '../personal/coarse-range.ts';
import type { NumberRange } from '../personal/number-range.ts';
import { type Evidence, evidenceOf } from '../proposal/evidence.ts';
import type { Candidate, OptionValue } from '../proposal/proposal.ts';
import type { NumberForm } from '../values/read-numbers.ts';
import { weightedNumbers } from './choice-candidate.ts';
import type { ColumnContext } from './column-context.ts';
import { confidenceOf, draft, nameSays } from './draft.ts';
import { fitDistribution } from './fit-distribution.ts';
import { shareNumber } from './share-number.ts';

/** What a column of numbers may be, by its numbers alone and by names for numbers. */
export function numberCandidates(form: NumberForm, context: ColumnContext): readonly Candidate[] {
  if (form.kind === 'integer') return integerCandidates(form, context);
  return form.kind === 'decimal' ? decimalCandidates(form, context) : [floatCandidate(form, context)];
}

function integerCandidates(form: NumberForm, context: ColumnContext): readonly Candidate[] {
  const range = rangeOf(form, context);
  const written = writtenEvidence(form);
  const weighted = spreadOf(form, context);
  const says = context.hit?.generator === 'number.integer' ? [nameSays('number.integer')] : [];
  const same = range.min === range.max;
  const told = same ? evidenceOf('same-number', { value: range.min }) : evidenceOf('whole-numbers', { ...range });
  const options = { min: numberOf(range.min), max: numberOf(range.max), distribution: weighted?.distribution };
  const evidence = [told, ...says, ...(weighted?.evidence ?? []), ...written];
  const plain = draft('number.integer', same ? 0.6 : 0.7, evidence, options);
  return [...sequenceCandidates(form, context), ...weightedNumbers(form, context, written), plain];
}

/** Numbers that go up or down by the same step, or each of a range once. */
function sequenceCandidates(form: NumberForm, { sample, hit }: ColumnContext): readonly Candidate[] {
  const isCalledSo = hit?.generator === 'sequence';
  if (sample.values.length < (isCalledSo ? 1 : 3) || sample.counts.size < sample.values.length) return [];
  const numbers = sample.values.map((cell) => Number(form.read(cell)));
  const [first = 0, second = first + 1] = numbers;
  const step = second - first;
  const says = isCalledSo ? [nameSays('sequence')] : [];
  const options = { start: first === 1 ? undefined : first, step: step === 1 ? undefined : step };
  if (step !== 0 && Math.abs(step) <= 2 ** 14 && numbers.every((number, at) => number === first + at * step)) {
    const code = step > 0 ? 'rising' : 'falling';
    const evidence = [evidenceOf(code, { step: Math.abs(step), start: first }), ...says];
    return [draft('sequence', sample.missing === 0 ? 0.97 : 0.8, evidence, options)];
  }
  const [min = '0', max = '0'] = [form.sorted[0], form.sorted.at(-1)];
  if (sample.values.length < 10 || Number(max) - Number(min) + 1 !== numbers.length) return [];
  const evidence = [evidenceOf('each-once', { min, max }), ...says];
  return [draft('sequence', 0.85, evidence, { start: min === '1' ? undefined : Number(min) })];
}

const LEAST_TO_SPREAD = 50;

interface Spread {
  readonly distribution: OptionValue;
  readonly evidence: readonly Evidence[];
}

/** How numbers spread over their range, where that is far from evenly. Of personal columns nothing is told. */
function spreadOf(form: NumberForm, context: ColumnContext): Spread | undefined {
  const { sample, personal } = context;
  if (personal !== undefined) return undefined;
  const [min, max] = [Number(form.sorted[0]), Number(form.sorted.at(-1))];
  if (sample.values.length < LEAST_TO_SPREAD || !(max > min) || max > 2 ** 53) return undefined;
  if (form.kind === 'integer' && min >= 0 && max - min < 10) return weightsOf(form, context, max - min + 1);
  const numbers = sample.values.map((cell) => Number(form.read(cell)));
  const fit = fitDistribution(numbers);
  if (fit !== undefined)
    return { distribution: fit.distribution, evidence: [evidenceOf(fit.kind, { mean: fit.mean, sd: fit.sd })] };
  const sorted = numbers.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  if (min < 0 || (median - min) / (max - min) > 0.2) return undefined;
  return { distribution: 'lognormal', evidence: [evidenceOf('mostly-small')] };
}

/** How often each number of a short range comes; undefined where all are about as common, or where few rows have one of them. */
function weightsOf(form: NumberForm, { sample, minCategoryRows }: ColumnContext, size: number): Spread | undefined {
  const total = sample.values.length;
  const most = Math.max(...sample.counts.values());
  if (form.sorted.length === size && most < (total / size) * 1.5) return undefined;
  const counts = new Map<string, number>();
  for (const [cell, count] of sample.counts) counts.set(form.read(cell), (counts.get(form.read(cell)) ?? 0) + count);
  if ([...counts.values()].some((count) => count < minCategoryRows)) return undefined;
  const weights = form.sorted.map((number) => [number, shareNumber((counts.get(number) ?? 0) / total)] as const);
  return { distribution: { weighted: Object.fromEntries(weights) }, evidence: [] };
}

const PRICES: ReadonlySet<string | undefined> = new Set(['commerce.price', 'finance.amount']);

function decimalCandidates(form: NumberForm, context: ColumnContext): readonly Candidate[] {
  const range = rangeOf(form, context);
  const spread = spreadOf(form, context);
  const options = {
    min: numberOf(range.min),
    max: numberOf(range.max),
    scale: form.scale === 2 ? undefined : form.scale,
  };
  const written = writtenEvidence(form);
  const told = [evidenceOf('decimals', { ...range, scale: form.scale }), ...written];
  const evidence = [...told, ...(spread?.evidence ?? [])];
  const plain = draft('number.decimal', 0.75, evidence, { ...options, distribution: spread?.distribution });
  const money = moneyOf(form, context, { told, options, spread });
  const weighted = weightedNumbers(form, context, written);
  return [...(money === undefined ? [] : [money]), ...weighted, plain];
}

interface MoneyColumn {
  readonly told: readonly Evidence[];
  readonly options: Readonly<Record<string, OptionValue | undefined>>;
  readonly spread: Spread | undefined;
}

/** Prices and amounts that spread as those of the generators do; others are numbers. */
function moneyOf(form: NumberForm, context: ColumnContext, column: MoneyColumn): Candidate | undefined {
  const { mainLocale } = context;
  const named = PRICES.has(context.hit?.generator) ? context.hit : undefined;
  // A currency beside each number says what it is as well as a name does.
  const hit = named ?? (form.currency === undefined ? undefined : { generator: 'finance.amount', strength: 0.8 });
  if (hit === undefined) return undefined;
  const evidence = [...(named === undefined ? [] : [nameSays(hit.generator)]), ...column.told];
  const confidence = confidenceOf(hit.strength);
  const { scale, ...bounds } = column.options;
  // A yen has no hundredths.
  if (hit.generator === 'commerce.price' && mainLocale?.country !== 'JP' && isShopPrice(form))
    return draft('commerce.price', confidence, evidence, bounds);
  const shaped = [...evidence, ...(column.spread?.evidence ?? [])];
  const distribution = column.spread?.distribution;
  // The generator's own scale is that of the locale's currency, and its own shape is log-normal.
  if (distribution !== undefined && Number(form.sorted[0]) >= 0) {
    const own = { ...bounds, scale: form.scale, distribution: distribution === 'lognormal' ? undefined : distribution };
    return draft('finance.amount', confidence, shaped, own);
  }
  return draft('number.decimal', confidence, shaped, { ...bounds, scale, distribution });
}

/** Prices of a shop have two digits behind the point, and most end in the ways of shops, such as 4.99 and 129.00. */
function isShopPrice({ scale, sorted }: NumberForm): boolean {
  const [min, max] = [Number(sorted[0]), Number(sorted.at(-1))];
  const usual = sorted.filter((price) => /[059]$/.test(price.padEnd(price.indexOf('.') + 3, '0'))).length;
  return scale === 2 && min >= 0 && max <= 1_000_000 && max - min >= 10 && usual >= sorted.length * 0.7;
}

function floatCandidate(form: NumberForm, context: ColumnContext): Candidate {
  const range = rangeOf(form, context);
  const bounds = { min: Number(range.min), max: Number(range.max) };
  return draft('number.float', 0.7, [evidenceOf('floats', bounds)], bounds);
}

function writtenEvidence({ decimalComma, grouped, doubt, currency }: NumberForm): readonly Evidence[] {
  return [
    ...(currency === undefined ? [] : [evidenceOf('currency-sign', { sign: currency })]),
    ...(decimalComma ? [evidenceOf('decimal-comma')] : []),
    ...(grouped && !decimalComma ? [evidenceOf('grouped-digits')] : []),
    ...(doubt ? [evidenceOf('thousands-or-decimals', { as: grouped ? 'thousands' : 'decimals' })] : []),
  ];
}

function rangeOf({ sorted }: NumberForm, { personal }: ColumnContext): NumberRange {
  const range = { min: sorted[0] ?? '0', max: sorted.at(-1) ?? '0' };
  return coarseRange(range, { isPersonal: personal !== undefined });
}

/** A number where it is exact as one, else its text. */
function numberOf(text: string): OptionValue {
  const number = Number(text);
  return Number.isSafeInteger(number) || text.includes('.') ? number : text;
}
