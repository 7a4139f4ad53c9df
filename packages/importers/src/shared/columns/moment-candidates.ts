import { coarseMoments } from '../personal/coarse-moments.ts';
import { type Evidence, evidenceOf } from '../proposal/evidence.ts';
import type { Candidate } from '../proposal/proposal.ts';
import type { MomentForm } from '../values/moment-form.ts';
import type { ColumnContext } from './column-context.ts';
import { confidenceOf, draft, nameSays } from './draft.ts';

/** What a column of days, points in time or times of day may be. */
export function momentCandidates(form: MomentForm, context: ColumnContext): readonly Candidate[] {
  const written = [...othersEvidence(form, context), ...writtenEvidence(form)];
  const precision = form.precision === 's' ? undefined : form.precision;
  const isPersonal = context.personal !== undefined || context.hit?.generator === 'person.birthDate';
  const [min, max] = isPersonal ? wholeYears(form) : coarseMoments(form);
  if (form.kind === 'time')
    return [draft('date.time', 0.9, [evidenceOf('times', { min, max }), ...written], { min, max, precision })];
  const zone = form.kind === 'timestamptz' ? 'Z' : '';
  const [from, to] = [`${min}${zone}`, `${max}${zone}`];
  const told = evidenceOf(form.kind === 'date' ? 'dates' : 'timestamps', { from, to });
  const type = form.kind === 'timestamptz' ? 'timestamptz' : undefined;
  const plain = draft('date.between', 0.85, [told, ...written], { from, to, precision, type });
  return [...birthDates(form, context, [told, ...written]), plain];
}

/** The years of the first and the last day: the days themselves could be somebody's. */
function wholeYears({ kind, least, greatest }: MomentForm): readonly [string, string] {
  if (kind === 'time') return ['00:00:00', '23:59:59'];
  const time = kind === 'date' ? ['', ''] : ['T00:00:00', 'T23:59:59'];
  return [`${least.slice(0, 4)}-01-01${time[0]}`, `${greatest.slice(0, 4)}-12-31${time[1]}`];
}

/** Of values that are no days, or have no time beside others that do: how they were read. */
function othersEvidence({ unread, atMidnight }: MomentForm, { sample }: ColumnContext): readonly Evidence[] {
  const total = sample.values.length;
  return [
    ...(unread > 0 ? [evidenceOf('dates-among', { count: total - unread, total })] : []),
    ...(atMidnight > 0 ? [evidenceOf('days-at-midnight', { count: atMidnight })] : []),
  ];
}

function writtenEvidence({ kind, writtenAs, ambiguous, shortYears, least, greatest }: MomentForm): readonly Evidence[] {
  if (writtenAs === undefined) return [];
  const years = { from: least.slice(0, 4), to: greatest.slice(0, 4) };
  const short = shortYears ? [evidenceOf('short-years', years)] : [];
  const as = {
    date: '2024-12-31',
    timestamp: '2024-12-31T08:30:00',
    timestamptz: '2024-12-31T08:30:00Z',
    time: '08:30:00',
  }[kind];
  const said = evidenceOf('written-as', { form: writtenAs, as });
  return [said, ...short, ...(ambiguous ? [evidenceOf('day-or-month', { form: writtenAs })] : [])];
}

const YOUNGEST = 18;
const OLDEST = 80;

/** Dates of birth, with the ages that people have by now, where those are not the usual ones. */
function birthDates(form: MomentForm, { hit, now }: ColumnContext, told: readonly Evidence[]): readonly Candidate[] {
  if (form.kind !== 'date' || hit?.generator !== 'person.birthDate') return [];
  const [min, max] = [ageOf(form.greatest, now), ageOf(form.least, now)];
  if (min < 0 || max > 150) return [];
  const options = { minAge: min < YOUNGEST ? min : undefined, maxAge: max > OLDEST ? max : undefined };
  const narrow = max < YOUNGEST ? { maxAge: Math.max(max, min) } : {};
  const evidence = [nameSays(hit.generator), evidenceOf('ages', { min, max }), ...told];
  return [draft('person.birthDate', confidenceOf(hit.strength), evidence, { ...options, ...narrow })];
}

function ageOf(born: string, now: string): number {
  const years = Number(now.slice(0, 4)) - Number(born.slice(0, 4));
  return now.slice(5, 10) < born.slice(5, 10) ? years - 1 : years;
}
