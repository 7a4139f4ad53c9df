import { evidenceOf } from '../proposal/evidence.ts';
import type { Candidate } from '../proposal/proposal.ts';
import type { ColumnSample } from '../values/column-sample.ts';
import type { NumberForm } from '../values/read-numbers.ts';
import type { ColumnContext } from './column-context.ts';
import { draft, nameSays } from './draft.ts';
import { isPersonal } from './name-fits.ts';
import { shareNumber } from './share-number.ts';

const MOST_VALUES = 20;
const LONGEST_VALUE = 40;

/** Whether a column has few different values, most of which come again. */
export function hasFewValues({ counts, values }: ColumnSample, most: number = MOST_VALUES): boolean {
  if (counts.size === 0 || counts.size > most || values.length < counts.size * 2) return false;
  const repeated = [...counts.values()].filter((count) => count > 1).length;
  return repeated * 2 >= counts.size;
}

/** A choice of the texts that come, or the one text; undefined where they are many, or may be personal. */
export function choiceOfTexts(context: ColumnContext): Candidate | undefined {
  const { sample, hit } = context;
  if (!mayCopy(context)) return undefined;
  const isCategory = hit?.generator === 'choice';
  const few =
    hasFewValues(sample) ||
    (isCategory && sample.counts.size <= MOST_VALUES && sample.counts.size < sample.values.length);
  if (!few) return undefined;
  const says = isCategory ? [nameSays('choice')] : [];
  return choiceOf(sample, isCategory ? 0.93 : 0.8, says);
}

/** A choice of the values of a sample, whatever they are. */
export function choiceOf(sample: ColumnSample, confidence: number, says: Candidate['evidence']): Candidate {
  const sorted = [...sample.counts].sort(([, a], [, b]) => b - a);
  const [only] = sorted;
  if (sorted.length === 1 && only !== undefined)
    return draft('constant', confidence, [evidenceOf('one-value'), ...says], { value: only[0] });
  const weights = sorted.map(([value, count]) => [value, shareNumber(count / sample.values.length)] as const);
  const evidence = [evidenceOf('few-values', { count: sorted.length }), ...says];
  return draft('choice', confidence, evidence, { values: weights.map(([value, weight]) => ({ value, weight })) });
}

/** Whether values may stand in a schema: never what a name or look says is personal, nor sentences, nor what may be names of people. */
export function mayCopy({ sample, hit, names }: ColumnContext): boolean {
  if (names !== undefined) return false;
  if (hit !== undefined && (isPersonal(hit.generator) || hit.generator.startsWith('lorem.'))) return false;
  const values = [...sample.counts.keys()];
  if (values.some((value) => value.length > LONGEST_VALUE || value.split(/\s+/).length > 4)) return false;
  if (values.some((value) => /@|\d{6}/.test(value))) return false;
  if (hit?.generator === 'choice') return true;
  const named = values.filter((value) => /^\p{Lu}[\p{Ll}'’-]+,? (\p{Lu}\.? )?\p{Lu}[\p{L}'’-]+$/u.test(value)).length;
  return named < values.length / 2;
}

/** A choice of numbers, where few of their range come. */
export function weightedNumbers(form: NumberForm, { sample, hit }: ColumnContext): readonly Candidate[] {
  if (!hasFewValues(sample, 12)) return [];
  const [min, max] = [Number(form.sorted[0]), Number(form.sorted.at(-1))];
  const isSparse = form.sorted.length > 1 && form.sorted.length <= (max - min + 1) / 2;
  const isFlag = form.sorted.join() === '0,1';
  const confidence = isSparse || isFlag || hit?.generator === 'choice' ? 0.8 : 0.4;
  const found = [...sample.counts].map(([cell, count]) => ({ value: Number(form.read(cell)), count }));
  found.sort((a, b) => a.value - b.value);
  const values = found.map(({ value, count }) => ({ value, weight: shareNumber(count / sample.values.length) }));
  return [draft('choice', confidence, [evidenceOf('few-values', { count: found.length })], { values })];
}
