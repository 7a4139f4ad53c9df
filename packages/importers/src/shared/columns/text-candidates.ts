import { countryOf } from '../locales/country-words.ts';
import { isWholeName } from '../personal/whole-name.ts';
import { type Evidence, evidenceOf } from '../proposal/evidence.ts';
import type { Candidate } from '../proposal/proposal.ts';
import { countThat, isUnique } from '../values/column-sample.ts';
import { type FoundKind, findTextKind, readBooleans } from '../values/text-kinds.ts';
import { findShape } from '../values/text-shape.ts';
import { counterCandidate, keptText } from './business-number.ts';
import { choiceOf, choiceOfTexts, hasFewValues, labelledChoice } from './choice-candidate.ts';
import type { ColumnContext } from './column-context.ts';
import { confidenceOf, draft, nameSays, valuesAre } from './draft.ts';
import { nounOf } from './generator-nouns.ts';
import { lookOf } from './name-fits.ts';
import { unitCandidate } from './unit-candidates.ts';

/** What a column of texts may be. */
export function textCandidates(context: ColumnContext): readonly Candidate[] {
  const kind = findTextKind(context.sample);
  const found = [
    kind === undefined ? undefined : kindCandidate(kind, context),
    namedCandidate(context, kind),
    peopleCandidate(context),
    wholeNames(context),
    personalCandidate(context),
    kind !== undefined && kind.confidence > 0.8 ? undefined : choiceOfTexts(context),
    counterCandidate(context),
    unitCandidate(context),
    shapeCandidate(context),
    freeText(context),
  ];
  return found.filter((candidate) => candidate !== undefined);
}

/** A column of truth values, however they are written. */
export function booleanCandidates({ sample }: ColumnContext): readonly Candidate[] {
  const form = readBooleans(sample);
  if (form === undefined) return [];
  const yes = (sample.counts.get(form.yes) ?? 0) / sample.values.length;
  const evidence = [
    evidenceOf('all-values-are', { what: nounOf('boolean'), generator: 'boolean', total: sample.values.length }),
  ];
  const share = Math.round(yes * 1000) / 1000;
  if (form.plain)
    return [
      draft('boolean', 0.95, evidence, { share: share === 0.5 ? undefined : `${Math.round(share * 1000) / 10}%` }),
    ];
  const weights = [
    { value: form.yes, weight: Math.round(yes * 100) },
    { value: form.no, weight: 100 - Math.round(yes * 100) },
  ];
  return [draft('choice', 0.93, evidence, { values: weights })];
}

function kindCandidate(kind: FoundKind, context: ColumnContext): Candidate {
  const { hit, sample } = context;
  const agrees = hit?.generator === kind.generator;
  const evidence = [...(agrees ? [nameSays(kind.generator)] : []), valuesAre(kind.generator, kind.count, context)];
  return draft(kind.generator, agrees ? 0.98 : kind.confidence, evidence, kindOptions(kind.generator, sample.glimpse));
}

/** How sure names of people are that are in the lists. */
const SURE_OF_NAMES = 0.82;

/** Names of people, where the values are in the lists of such. */
function peopleCandidate(context: ColumnContext): Candidate | undefined {
  const { names } = context;
  if (names === undefined) return undefined;
  return draft(names.generator, SURE_OF_NAMES, [valuesAre(names.generator, names.count, context)]);
}

/** Generators to which the names of columns lead that as often hold the names of their users, such as `user_name` and `user.name`. */
const NAMES_OF_USERS = /^internet\.(username|displayName)$/;

/** Names of people in a column that is called as those that they log in by: whatever the lists know, no user name has spaces. */
function wholeNames({ sample, hit, names }: ColumnContext): Candidate | undefined {
  if (names !== undefined || !NAMES_OF_USERS.test(hit?.generator ?? '')) return undefined;
  if (countThat(sample, isWholeName) < sample.values.length * LEAST_SHARE) return undefined;
  const generator = 'person.fullName';
  return draft(generator, SURE_OF_NAMES, [evidenceOf('values-fit', { what: nounOf(generator), generator })]);
}

/** What makes values of a personal kind, where the name of the column says no generator. */
function personalCandidate({ sample, personal, names, hit }: ColumnContext): Candidate | undefined {
  if (names !== undefined || (hit !== undefined && hit.generator !== 'choice')) return undefined;
  const evidence = [evidenceOf('not-copied', { what: personal ?? '' })];
  if (personal === 'address') return draft('location.streetAddress', SURE_OF_KIND, evidence);
  if (personal !== 'name') return undefined;
  const whole = sample.glimpse.filter((value) => /\p{L}\s+\p{L}{2}|^[\p{sc=Han}\p{sc=Hangul}]{3,}$/u.test(value));
  const isWhole = whole.length > sample.glimpse.length / 2;
  return draft(isWhole ? 'person.fullName' : 'person.lastName', SURE_OF_KIND, evidence);
}

/** How sure a kind is that only tells what must not be copied. */
const SURE_OF_KIND = 0.74;

/** The options with which a generator writes as the column does. */
function kindOptions(generator: string, [first = '', ...more]: readonly string[]): Candidate['options'] {
  if (generator === 'finance.iban')
    return { country: first.slice(0, 2).toUpperCase(), ...(first.includes(' ') ? { spaces: true } : {}) };
  if (generator === 'internet.mac' && first.includes('-')) return { separator: 'hyphen' };
  if (generator === 'uuid' && [first, ...more].every((value) => value[14] === '7')) return { version: 7 };
  if (generator === 'phone.number') return phoneOptions(first);
  if (generator === 'internet.url' && [first, ...more].every((url) => /^\w+:\/\/[^/]+\/?$/.test(url)))
    return { path: false };
  return {};
}

function phoneOptions(value: string): Candidate['options'] {
  if (/^\+\d+$/.test(value)) return { style: 'e164' };
  return value.startsWith('+') ? { style: 'international' } : {};
}

const LEAST_SHARE = 0.9;

/** What the name says, where the values could be it. */
function namedCandidate(context: ColumnContext, kind: FoundKind | undefined): Candidate | undefined {
  const { sample } = context;
  const hit = streetHit(context);
  if (hit === undefined || hit.generator === kind?.generator) return undefined;
  const confidence = confidenceOf(hit.strength);
  if (hit.generator === 'person.sex') return sexCandidate(context, confidence);
  const look = lookOf(hit.generator);
  if (look === undefined || !look.types.includes('text')) return undefined;
  const count = countThat(sample, (value) => look.test(value.trim()));
  if (count < sample.values.length * LEAST_SHARE) return undefined;
  const says = nameSays(hit.generator);
  const fits = evidenceOf('values-fit', { what: nounOf(hit.generator), generator: hit.generator });
  if (hit.generator === 'location.country' || hit.generator === 'location.countryCode')
    return countryCandidate(context, confidence);
  if (hit.generator === 'finance.currencyCode') return fewOf(context, confidence);
  if (hit.generator === 'location.postcode' && !isPostcodeHere(context)) return undefined;
  return draft(hit.generator, confidence, [says, fits], namedOptions(hit.generator, sample.glimpse));
}

/** Streets with numbers are addresses, addresses without are streets. */
function streetHit({ hit, sample }: ColumnContext): ColumnContext['hit'] {
  if (hit === undefined || !/^location\.street/.test(hit.generator)) return hit;
  const numbered = sample.glimpse.filter((value) => /\d/.test(value)).length > sample.glimpse.length / 2;
  return { ...hit, generator: numbered ? 'location.streetAddress' : 'location.street' };
}

function namedOptions(generator: string, glimpse: readonly string[]): Candidate['options'] {
  if (generator === 'location.region' && glimpse.every((value) => /^[A-Z]{2,3}$|^\d{2}$/.test(value)))
    return { style: 'code' };
  if (generator === 'phone.number') return phoneOptions(glimpse[0] ?? '');
  if (generator === 'location.streetAddress' && glimpse.every((value) => /, .*\d{4}|\d{5}/.test(value)))
    return { full: true };
  return {};
}

const SEXES: readonly { readonly style: string; readonly values: readonly string[] }[] = [
  { style: 'word', values: ['female', 'male'] },
  { style: 'letter', values: ['F', 'M'] },
  { style: 'local', values: ['weiblich', 'männlich', 'mujer', 'hombre', '女', '男', '女性', '男性', 'أنثى', 'ذكر'] },
];

/** Sexes in the spelling of the column, where the generator has it; else a choice of what is there. */
function sexCandidate(context: ColumnContext, confidence: number): Candidate | undefined {
  const distinct = [...context.sample.counts.keys()];
  const found = SEXES.find(({ values }) => distinct.every((value) => values.includes(value)));
  if (found === undefined) return fewOf(context, confidence);
  const options = found.style === 'word' ? {} : { style: found.style };
  return draft(
    'person.sex',
    confidence,
    [nameSays('person.sex'), valuesAre('person.sex', context.sample.values.length, context)],
    options,
  );
}

/** A choice of values that are no secret, such as currencies, where they are not too many. */
function fewOf(context: ColumnContext, confidence: number, most = 40): Candidate | undefined {
  const { sample, hit, personal, minCategoryRows } = context;
  if (sample.counts.size > most) return undefined;
  const says = hit === undefined ? [] : [nameSays(hit.generator)];
  const isRare = [...sample.counts.values()].some((count) => count < minCategoryRows);
  if (!isRare) return personal === undefined ? choiceOf(context, confidence, says) : labelledChoice(context, says);
  // A generator makes such values without any of the file's.
  const generator = hit?.generator ?? 'lorem.word';
  return draft(generator, confidence, [
    ...says,
    evidenceOf('rare-values', { count: sample.counts.size, rows: minCategoryRows }),
  ]);
}

/** Countries of the rows' own locales, where all are; else a choice of those that come. */
function countryCandidate(context: ColumnContext, confidence: number): Candidate | undefined {
  const { sample, hit, countries } = context;
  const generator = hit?.generator ?? '';
  const here = countThat(sample, (value) => countries.includes(countryOf(value) ?? ''));
  if (here < sample.values.length) return fewOf(context, confidence, 60);
  const isCode = sample.glimpse.every((value) => /^[A-Z]{2}$/.test(value));
  const made = isCode ? 'location.countryCode' : 'location.country';
  return draft(made, confidence, [nameSays(generator), valuesAre(made, here, context)]);
}

/** The shapes of postcodes in some countries; what those of others look like is not known here. */
const POSTCODE_SHAPES: Readonly<Record<string, RegExp>> = {
  DE: /^\d{5}$/,
  US: /^\d{5}$/,
  EG: /^\d{5}$/,
  JP: /^\d{3}-\d{4}$/,
};

/** Whether postcodes are such as the rows' countries have: others are made by their shape. */
function isPostcodeHere({ sample, countries }: ColumnContext): boolean {
  const shapes = countries.map((country) => POSTCODE_SHAPES[country]);
  return (
    shapes.length === 0 ||
    sample.glimpse.every((value) => shapes.some((shape) => shape === undefined || shape.test(value.trim())))
  );
}

function shapeCandidate(context: ColumnContext): Candidate | undefined {
  const { sample, hit } = context;
  const shape = findShape(sample, keptText(context));
  if (shape === undefined) return undefined;
  const says = hit?.generator === 'string.pattern' ? [nameSays('string.pattern')] : [];
  const zeros = sample.glimpse.every((value) => /^\d+$/.test(value)) ? [zerosEvidence(context)] : [];
  const evidence = [evidenceOf('shape', { shape: shape.pattern }), ...says, ...zeros];
  return draft('string.pattern', says.length > 0 ? 0.9 : 0.72, evidence, { pattern: shape.pattern });
}

function zerosEvidence({ sample }: ColumnContext): Evidence {
  return evidenceOf(sample.glimpse.some((value) => value.startsWith('0')) ? 'leading-zeros' : 'too-long-number');
}

/** Filler text of as many words; nothing of what stands there is kept. */
function freeText(context: ColumnContext): Candidate {
  const { sample, hit, personal } = context;
  const words = sample.glimpse.map((value) => value.trim().split(/\s+/).length).sort((a, b) => a - b);
  const [min, max] = [words[0] ?? 1, words.at(-1) ?? 1];
  const says = hit?.generator.startsWith('lorem.') ? [nameSays(hit.generator)] : [];
  const secret = hasFewValues(sample) && personal !== undefined ? [evidenceOf('not-copied', { what: personal })] : [];
  const evidence = [evidenceOf('text-lengths', { min, max }), ...says, ...secret];
  const confidence = says.length > 0 ? 0.85 : 0.4;
  if (max === 1) return draft('lorem.word', confidence, evidence);
  if (max > 40) return draft('lorem.paragraph', confidence, evidence, paragraphOptions(max));
  return draft('lorem.sentence', confidence, evidence, { min, max });
}

/** A sentence of a paragraph has six or seven words. */
function paragraphOptions(mostWords: number): { readonly min: number; readonly max: number } {
  const max = Math.min(1000, Math.max(1, Math.round(mostWords / 6.5)));
  return { min: Math.max(1, Math.round(max / 3)), max };
}

/** Whether values are worth being unique in the schema, too. */
export function worthUnique({ sample }: ColumnContext, generator: string): boolean {
  if (!isUnique(sample)) return false;
  if (generator === 'internet.email' || generator === 'internet.username') return true;
  return generator === 'string.pattern' && sample.values.length >= 20;
}
