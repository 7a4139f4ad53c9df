import { fullNameJudge } from './full-names.ts';
import { agreeing, type Judge, type JudgedRow, ofText, textOf, type Verdict } from './judge.ts';
import type { JudgedLocale, TableRow } from './judged-locale.ts';
import { likelyLetters } from './likely-script.ts';

/** Persons: name, sex, title and birth date agree, by the committed tables. `now` is the day of the schema, as `2026-11-21`. */
export function personJudges(locale: JudgedLocale, now: string): readonly Judge[] {
  const given = new Map(locale.table('person.given').map((row) => [row['text'] ?? '', row]));
  const families = locale.table('person.surname');
  const ofMen = new Set(families.map(({ text }) => text));
  const ofWomen = new Set(families.map(({ text, feminine = text }) => feminine));
  const surnames = new Set([...ofMen, ...ofWomen]);
  const titles = new Set(locale.table('person.title').map(({ sex, text }) => `${sex} ${text}`));
  const inScript = scriptOf(locale);
  const named = fullNameJudge(locale, surnames);
  return [
    { check: "given name: in the locale's script", judge: ofText('given', inScript) },
    { check: "surname: in the locale's script", judge: ofText('surname', inScript) },
    {
      check: "surname: of the table, in the form of the row's sex",
      judge: (row) =>
        agreeing((textOf(row, 'sex') === 'female' ? ofWomen : ofMen).has(textOf(row, 'surname')), row, [
          'surname',
          'sex',
        ]),
    },
    {
      check: 'given name: borne by the sex and generation',
      judge: (row) => isBorne(row, given.get(textOf(row, 'given'))),
    },
    {
      check: 'title: of the sex',
      judge: (row) => agreeing(titles.has(`${textOf(row, 'sex')} ${textOf(row, 'title')}`), row, ['sex', 'title']),
    },
    { check: 'full name: given name and surname', judge: named('fullName', ['given', 'surname']) },
    { check: 'formal name: with title', judge: named('formalName', ['title', 'given', 'surname']) },
    {
      check: 'age from 18 to 80',
      judge: (row) => agreeing(isAdult(textOf(row, 'birthDate'), now), row, ['birthDate']),
    },
    {
      check: 'age: the years since the birth date',
      judge: (row) =>
        agreeing(yearsSince(textOf(row, 'birthDate'), now) === Number(row['age']), row, ['birthDate', 'age']),
    },
  ];
}

/** Whether a name is in the script that is likely for the locale. */
function scriptOf({ id }: JudgedLocale): (text: string) => boolean {
  const pattern = new RegExp(`^[${likelyLetters(id)} '’·.-]+$`, 'u');
  return (text) => pattern.test(text);
}

function isBorne(row: JudgedRow, given: TableRow | undefined): Verdict {
  const sex = { female: 'f', male: 'm' }[textOf(row, 'sex')];
  const year = Number(textOf(row, 'birthDate').slice(0, 4));
  const generation = [1960, 1980, 2000].filter((from) => year >= from).length;
  return agreeing(Number(given?.[`${sex}${generation}`]) > 0, row, ['given', 'sex', 'birthDate']);
}

/** Dates as texts are in the order of days. */
function yearsSince(birthDate: string, now: string): number {
  const years = Number(now.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return birthDate.slice(5) > now.slice(5, 10) ? years - 1 : years;
}

function isAdult(birthDate: string, now: string): boolean {
  const yearsBefore = (years: number): string => `${Number(now.slice(0, 4)) - years}${now.slice(4, 10)}`;
  return /^\d{4}-\d\d-\d\d$/.test(birthDate) && birthDate <= yearsBefore(18) && birthDate > yearsBefore(81);
}
