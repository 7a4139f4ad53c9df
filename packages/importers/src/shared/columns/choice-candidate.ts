import { isSomebody } from '../personal/personal-kind.ts';
import { type Evidence, evidenceOf } from '../proposal/evidence.ts';
import type { Candidate } from '../proposal/proposal.ts';
import type { ColumnSample } from '../values/column-sample.ts';
import type { NumberForm } from '../values/read-numbers.ts';
import type { ColumnContext } from './column-context.ts';
import { draft, nameSays } from './draft.ts';
import { shareNumber } from './share-number.ts';

const MOST_VALUES = 20;

/** Whether a column has few different values, most of which come again. */
export function hasFewValues({ counts, values }: ColumnSample, most: number = MOST_VALUES): boolean {
  if (counts.size === 0 || counts.size > most || values.length < counts.size * 2) return false;
  const repeated = [...counts.values()].filter((count) => count > 1).length;
  return repeated * 2 >= counts.size;
}

/** A choice of the texts that come; of labels where they may be personal or are rare; undefined where they are many. */
export function choiceOfTexts(context: ColumnContext): Candidate | undefined {
  const { sample, hit, personal, names } = context;
  if (names !== undefined) return undefined;
  const isCategory = hit?.generator === 'choice';
  const few =
    hasFewValues(sample) ||
    (isCategory && sample.counts.size <= MOST_VALUES && sample.counts.size < sample.values.length);
  if (!few || (personal === 'text' && hit?.generator !== 'choice')) return undefined;
  const says = isCategory ? [nameSays('choice')] : [];
  if (personal !== undefined) return closedChoice(context, says) ?? labelledChoice(context, says);
  return choiceOf(context, isCategory ? 0.93 : 0.8, says);
}

/** The values that there are of what the name says, such as blood types, without any of the column's weights. */
function closedChoice({ hit, personal }: ColumnContext, says: Candidate['evidence']): Candidate | undefined {
  if (hit?.isClosed !== true) return undefined;
  return draft('choice', 0.93, [...says, evidenceOf('not-copied', { what: personal ?? '' })], hit.options);
}

/** How sure it is that a column is a choice whose values are not copied: less than of any generator that makes such values. */
const SURE_OF_LABELS = 0.5;

/** A choice of labels with the weights of the values that they stand for. */
export function labelledChoice({ sample, personal }: ColumnContext, says: Candidate['evidence']): Candidate {
  const evidence = [evidenceOf('not-copied', { what: personal ?? '' }), ...says, labelsEvidence(sample.counts.size)];
  return weightedTexts(
    SURE_OF_LABELS,
    evidence,
    withLabels(sortedCounts(sample), () => false, sample.values.length),
  );
}

function labelsEvidence(count: number): Evidence {
  return evidenceOf('labels', { count });
}

/** A choice of the values of a sample. Those that few rows have are not copied: labels stand for them. */
export function choiceOf(context: ColumnContext, confidence: number, says: Candidate['evidence']): Candidate {
  const { sample, minCategoryRows: least, knownNames } = context;
  const sorted = sortedCounts(sample);
  const isKept: IsKept = (value, count) => count >= least && !isSomebody(value, knownNames);
  const rare = sorted.filter(([value, count]) => !isKept(value, count)).length;
  const [only] = sorted;
  if (sorted.length === 1 && only !== undefined && rare === 0)
    return draft('constant', confidence, [evidenceOf('one-value'), ...says], { value: only[0] });
  const few = evidenceOf(rare === sorted.length ? 'few-labels' : 'few-values', { count: sorted.length });
  const told = rare === 0 ? [] : [evidenceOf('rare-values', { count: rare, rows: least })];
  return weightedTexts(confidence, [few, ...says, ...told], withLabels(sorted, isKept, sample.values.length));
}

/** Whether a value that so many rows have is copied. */
type IsKept = (value: string, count: number) => boolean;

type Counted = readonly (readonly [value: string, count: number])[];

function sortedCounts({ counts }: ColumnContext['sample']): Counted {
  return [...counts].sort(([, a], [, b]) => b - a);
}

function weightedTexts(
  confidence: number,
  evidence: Candidate['evidence'],
  values: readonly { readonly value: string; readonly weight: number }[],
): Candidate {
  const [only] = values;
  if (values.length === 1 && only !== undefined) return draft('constant', confidence, evidence, { value: only.value });
  return draft('choice', confidence, evidence, { values });
}

/** The values that are kept and labels for the others, with the share of the rows that each has. */
function withLabels(
  sorted: Counted,
  isKept: IsKept,
  total: number,
): readonly { readonly value: string; readonly weight: number }[] {
  const taken = new Set(sorted.map(([value]) => value));
  let last = 0;
  const label = (): string => {
    do last++;
    while (taken.has(`value_${last}`));
    return `value_${last}`;
  };
  return sorted.map(([value, count]) => ({
    value: isKept(value, count) ? value : label(),
    weight: shareNumber(count / total),
  }));
}

/** Numbers of so many digits may be somebody's. */
const PERSONAL_DIGITS = 6;

/** A choice of numbers, where few of their range come. */
export function weightedNumbers(
  form: NumberForm,
  context: ColumnContext,
  told: readonly Evidence[],
): readonly Candidate[] {
  const { sample, hit, personal, minCategoryRows } = context;
  if (personal !== undefined || !hasFewValues(sample, 12)) return [];
  if ([...sample.counts.values()].some((count) => count < minCategoryRows)) return [];
  if (form.sorted.some((number) => number.replaceAll(/\D/g, '').length >= PERSONAL_DIGITS)) return [];
  const [min, max] = [Number(form.sorted[0]), Number(form.sorted.at(-1))];
  const steps = Math.round((max - min) * 10 ** form.scale);
  const isSparse = form.sorted.length > 1 && form.sorted.length <= (steps + 1) / 2;
  const isFlag = form.sorted.join() === '0,1';
  const confidence = isSparse || isFlag || hit?.generator === 'choice' ? 0.8 : 0.4;
  const counts = new Map<number, number>();
  for (const [cell, count] of sample.counts) {
    const number = Number(form.read(cell));
    counts.set(number, (counts.get(number) ?? 0) + count);
  }
  const found = [...counts].sort(([a], [b]) => a - b);
  const values = found.map(([value, count]) => ({ value, weight: shareNumber(count / sample.values.length) }));
  return [
    draft('choice', confidence, [evidenceOf('few-values', { count: found.length }), ...told], {
      values,
      type: form.kind === 'decimal' ? decimalType(form) : undefined,
    }),
  ];
}

/** The type of decimals that keeps their digits, `4.90`, in a choice. */
function decimalType({ sorted, scale }: NumberForm): string {
  const whole = Math.max(...sorted.map((number) => number.replace('-', '').split('.')[0]?.length ?? 0));
  return `decimal(${whole + scale},${scale})`;
}
