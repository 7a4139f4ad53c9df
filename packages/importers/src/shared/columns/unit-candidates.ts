import { coarseRange } from '../personal/coarse-range.ts';
import { evidenceOf } from '../proposal/evidence.ts';
import type { Candidate } from '../proposal/proposal.ts';
import { type NumberForm, readNumbers } from '../values/read-numbers.ts';
import { findUnit } from '../values/units.ts';
import { hasFewValues } from './choice-candidate.ts';
import type { ColumnContext } from './column-context.ts';
import { draft } from './draft.ts';
import { shareNumber } from './share-number.ts';

/** How sure a unit is: more than a name that says categories or codes. */
const SURE_OF_UNIT = 0.94;
const MOST_CHOICES = 12;
/** Longer numbers may be somebody's. */
const MOST_COPIED_DIGITS = 5;
const MOST_DIGITS = 12;

/** Numbers with a unit behind them, such as `45%` and `1.5 kg`: texts of numbers in their range, or of the few that there are. */
export function unitCandidate(context: ColumnContext): Candidate | undefined {
  const found = findUnit(context.sample);
  const form = found === undefined ? undefined : readNumbers(found.bare, context.decimalSign);
  if (found === undefined || form === undefined || form.kind === 'float' || form.grouped) return undefined;
  if (form.sorted.some((number) => number.length > MOST_DIGITS)) return undefined;
  const few = fewMeasures(context, found.unit);
  return few ?? (context.mayCompute ? measures(form, context, found.unit) : undefined);
}

/** A choice of the texts themselves, where enough rows have each. */
function fewMeasures({ sample, isPersonalName, minCategoryRows }: ColumnContext, unit: string): Candidate | undefined {
  if (isPersonalName || !hasFewValues(sample, MOST_CHOICES)) return undefined;
  const counted = [...sample.counts];
  const isCopied = ([text, count]: readonly [string, number]): boolean =>
    count >= minCategoryRows && text.replaceAll(/\D/g, '').length <= MOST_COPIED_DIGITS;
  if (!counted.every(isCopied)) return undefined;
  const sorted = counted.toSorted(([, a], [, b]) => b - a);
  const values = sorted.map(([value, count]) => ({ value, weight: shareNumber(count / sample.values.length) }));
  const evidence = [evidenceOf('few-values', { count: counted.length }), evidenceOf('unit', { unit: unit.trim() })];
  return draft('choice', SURE_OF_UNIT, evidence, { values });
}

function measures(form: NumberForm, { isPersonalName }: ColumnContext, unit: string): Candidate {
  const exact = { min: form.sorted[0] ?? '0', max: form.sorted.at(-1) ?? '0' };
  const range = coarseRange(exact, { isPersonal: isPersonalName });
  const told = evidenceOf('unit-range', { ...range, unit: unit.trim() });
  const number =
    form.kind === 'integer'
      ? `text(random.integer(${range.min}, ${range.max}))`
      : `formatNumber(random.uniform(${range.min}, ${range.max}), ${form.scale}, "", "${form.decimalComma ? ',' : '.'}")`;
  return draft('formula', SURE_OF_UNIT, [told], { formula: `${number} + ${JSON.stringify(unit)}` });
}
