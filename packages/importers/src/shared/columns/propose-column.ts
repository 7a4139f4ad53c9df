import { completeOptions } from '../names/complete-hit.ts';
import { personalKindOfTexts } from '../personal/personal-kind.ts';
import { type Evidence, evidenceOf } from '../proposal/evidence.ts';
import type { Candidate, ColumnProposal, ValueType } from '../proposal/proposal.ts';
import { isLuhn } from '../values/check-digits.ts';
import { countThat, isUnique } from '../values/column-sample.ts';
import type { MomentForm } from '../values/moment-form.ts';
import { readMoments } from '../values/read-moments.ts';
import { type NumberForm, readNumbers } from '../values/read-numbers.ts';
import { readBooleans } from '../values/text-kinds.ts';
import { findShape } from '../values/text-shape.ts';
import { keptText } from './business-number.ts';
import type { ColumnContext } from './column-context.ts';
import { confidenceOf, draft, nameSays, valuesAre } from './draft.ts';
import { nounOf } from './generator-nouns.ts';
import { momentCandidates } from './moment-candidates.ts';
import { lookOf } from './name-fits.ts';
import { numberCandidates } from './number-candidates.ts';
import { booleanCandidates, textCandidates, worthUnique } from './text-candidates.ts';

/** Proposes what makes the values of a column, by its name and its values. */
export function proposeColumn(named: ColumnContext): ColumnProposal {
  const { name, sample, hit, knownNames } = named;
  if (sample.values.length === 0) return emptyColumn(named);
  const reading = readValues(named);
  const kind = reading.type === 'text' ? personalKindOfTexts({ hit, sample, known: knownNames }) : undefined;
  const context = { ...named, personal: named.personal ?? kind };
  const candidates = candidatesOf(reading, context).toSorted((a, b) => b.confidence - a.confidence);
  const [best, ...others] = candidates;
  const chosen = best ?? draft('lorem.word', 0.1, [evidenceOf('guessed')]);
  const unique = isKeptUnique(chosen, context);
  return {
    ...chosen,
    name,
    references: undefined,
    nulls: (sample.missing + (reading.moment?.unread ?? 0)) / sample.total,
    unique,
    valueType: typeOf(reading, chosen),
    scale: reading.number?.kind === 'decimal' ? reading.number.scale : undefined,
    evidence: [...chosen.evidence, ...doubts(context, candidates), ...moreEvidence(context)],
    runnersUp: distinctOf(others, chosen).slice(0, 4),
  };
}

interface Reading {
  readonly type: ValueType;
  readonly number?: NumberForm | undefined;
  readonly moment?: MomentForm | undefined;
}

/** Years of two digits are at most so many years from now, but those of birth are not to come. */
const YEARS_TO_COME = 20;

function readValues({ sample, mainLocale, decimalSign, now, hit }: ColumnContext): Reading {
  if (readBooleans(sample) !== undefined) return { type: 'boolean' };
  const number = readNumbers(sample, decimalSign);
  if (number !== undefined) return { type: number.kind, number };
  const latestYear = Number(now.slice(0, 4)) + (hit?.generator === 'person.birthDate' ? 0 : YEARS_TO_COME);
  const moment = readMoments(sample, { dayFirst: mainLocale?.country !== 'US', latestYear });
  return moment === undefined ? { type: 'text' } : { type: moment.kind, moment };
}

function candidatesOf(reading: Reading, context: ColumnContext): readonly Candidate[] {
  if (reading.type === 'boolean') return booleanCandidates(context);
  if (reading.moment !== undefined) return momentCandidates(reading.moment, context);
  if (reading.number === undefined) return textCandidates(context);
  return [...namedNumbers(reading.number, context), ...numberCandidates(reading.number, context)];
}

/** Numbers that are called something, such as latitudes, postcodes and card numbers. */
function namedNumbers(form: NumberForm, context: ColumnContext): readonly Candidate[] {
  const { hit, sample } = context;
  const cards = cardCandidates(form, context);
  const look = hit === undefined ? undefined : lookOf(hit.generator);
  if (hit === undefined || look === undefined || !look.types.includes(form.kind)) return cards;
  const count = countThat(sample, (value) => look.test(form.read(value)));
  if (count < sample.values.length) return cards;
  const fits = evidenceOf('values-fit', { what: nounOf(hit.generator), generator: hit.generator });
  return [...cards, draft(hit.generator, confidenceOf(hit.strength), [nameSays(hit.generator), fits])];
}

function cardCandidates(form: NumberForm, context: ColumnContext): readonly Candidate[] {
  if (form.kind !== 'integer' || (form.sorted[0]?.length ?? 0) < 13) return [];
  const count = countThat(context.sample, (value) => /^[3-6]\d{12,18}$/.test(value) && isLuhn(value));
  if (count < context.sample.values.length * 0.9) return [];
  const says = context.hit?.generator === 'finance.creditCardNumber' ? [nameSays(context.hit.generator)] : [];
  const evidence = [...says, valuesAre('finance.creditCardNumber', count, context)];
  return [draft('finance.creditCardNumber', 0.95, evidence, { mode: isUnique(context.sample) ? 'valid' : undefined })];
}

/** Generators that write text, whatever the values looked like. */
const TEXT_TYPED = /^(location\.postcode|phone\.number|finance\.creditCardNumber)$/;

function typeOf(reading: Reading, { generator }: Candidate): ValueType {
  if (TEXT_TYPED.test(generator)) return 'text';
  return generator === 'uuid' ? 'uuid' : reading.type;
}

function isKeptUnique({ generator, options }: Candidate, context: ColumnContext): boolean {
  if (generator === 'number.integer') return isUniqueNumber(options, context);
  if (!worthUnique(context, generator)) return false;
  const shape = generator === 'string.pattern' ? findShape(context.sample, keptText(context)) : undefined;
  return shape === undefined || 10 ** shape.magnitude >= context.rows * 2;
}

/** Numbers of rows that are not in order are unique where their name says so and the range has room. */
function isUniqueNumber(
  { min, max, distribution }: Candidate['options'],
  { sample, hit, rows }: ColumnContext,
): boolean {
  if (hit?.generator !== 'sequence' || !isUnique(sample) || distribution !== undefined) return false;
  return Number(max) - Number(min) + 1 >= rows;
}

/** What a name says that the values do not bear out. */
function doubts({ hit }: ColumnContext, candidates: readonly Candidate[]): readonly Evidence[] {
  if (hit === undefined || hit.strength < 0.75 || lookOf(hit.generator) === undefined) return [];
  if (
    candidates.some(
      ({ generator, evidence }) => generator === hit.generator || evidence.some(({ code }) => code === 'name-says'),
    )
  )
    return [];
  return [evidenceOf('values-disagree', { what: nounOf(hit.generator), generator: hit.generator })];
}

function moreEvidence({ sample }: ColumnContext): readonly Evidence[] {
  const { missing, total, nullWord } = sample;
  return [
    ...(isUnique(sample) ? [evidenceOf('unique-in-sample')] : []),
    ...(missing > 0 ? [evidenceOf('nulls', { count: missing, total })] : []),
    ...(nullWord === undefined ? [] : [evidenceOf('null-word', { word: nullWord })]),
  ];
}

function distinctOf(candidates: readonly Candidate[], chosen: Candidate): readonly Candidate[] {
  const seen = new Set([chosen.generator]);
  return candidates.filter(({ generator }) => !seen.has(generator) && seen.add(generator));
}

/** A column without a value is made by its name. */
function emptyColumn({ name, hit, sample, countries }: ColumnContext): ColumnProposal {
  const isFile = sample.total > 0;
  const evidence = [evidenceOf('no-values')];
  const guess =
    hit === undefined
      ? draft('constant', 0.2, evidence, { value: null })
      : draft(
          hit.generator,
          confidenceOf(hit.strength) - 0.2,
          [nameSays(hit.generator), ...evidence],
          completeOptions(hit.generator, hit.options, countries),
        );
  const nulls = isFile && hit !== undefined ? 1 : 0;
  return {
    ...guess,
    name,
    references: undefined,
    nulls,
    unique: false,
    valueType: 'text',
    scale: undefined,
    runnersUp: [],
  };
}
