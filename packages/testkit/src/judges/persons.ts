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
  const patronymics = patronymicsOf(locale);
  const titles = new Set(locale.table('person.title').map(({ sex, text }) => `${sex} ${text}`));
  const inScript = scriptOf(locale);
  const named =
    (column: string, parts: readonly string[]): Judge['judge'] =>
    (row) =>
      isMadeOf(withoutPatronymic(withoutSecond(row, { column, surnames, locale }), column, patronymics), column, parts);
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

/**
 * Countries where people bear the surnames of both parents, and where the other parent's, which is often left out, stands: the mother's
 * behind the father's in Spanish, before it in Portuguese.
 */
const SECOND_SURNAMES: { readonly [country: string]: 'behind' | 'between' } = {
  BR: 'between',
  CL: 'behind',
  CO: 'behind',
  ES: 'behind',
  MX: 'behind',
  PT: 'between',
};

/** Countries where a name has the father's given name between the two others. */
const PATRONYMICS: readonly string[] = ['RU', 'UA', 'BG', 'KZ'];

/** The row with a second surname taken off its name, where the country has them and it is one of the table. */
function withoutSecond(
  row: JudgedRow,
  name: { readonly column: string; readonly surnames: ReadonlySet<string | undefined>; readonly locale: JudgedLocale },
): JudgedRow {
  const place = SECOND_SURNAMES[name.locale.country];
  if (place === undefined) return row;
  const text = textOf(row, name.column);
  const [given, surname] = [textOf(row, 'given'), textOf(row, 'surname')];
  const before = place === 'behind' ? `${given} ${surname} ` : `${given} `;
  const after = place === 'behind' ? '' : ` ${surname}`;
  const at = text.indexOf(before);
  const second = text.slice(at + before.length, text.length - after.length);
  if (at === -1 || !text.endsWith(after) || !name.surnames.has(second)) return row;
  return { ...row, [name.column]: `${text.slice(0, at)}${given} ${surname}` };
}

/** Patronymics by sex, where the locale writes them into names. */
function patronymicsOf(locale: JudgedLocale): Readonly<Record<string, ReadonlySet<string>>> | undefined {
  if (!PATRONYMICS.includes(locale.country)) return undefined;
  const rows = locale.table('person.patronymic');
  return {
    female: new Set(rows.map(({ text = '', feminine = text }) => feminine)),
    male: new Set(rows.map(({ text = '' }) => text)),
  };
}

/** The row with the patronymic taken off its name, if it is one of the row's sex. */
function withoutPatronymic(row: JudgedRow, column: string, patronymics: ReturnType<typeof patronymicsOf>): JudgedRow {
  const of = patronymics?.[textOf(row, 'sex')];
  if (of === undefined) return row;
  const own = [textOf(row, 'given'), textOf(row, 'surname')];
  const words = textOf(row, column).split(' ');
  const other = words.findIndex((word) => of.has(word) && !own.includes(word));
  // In Bulgaria it may be the surname's twin: Georgi Ivanov Ivanov.
  const place = other === -1 ? words.findIndex((word, at) => of.has(word) && words.indexOf(word) !== at) : other;
  return place === -1 ? row : { ...row, [column]: words.toSpliced(place, 1).join(' ') };
}

/** Says whether a name is all of the parts in some order, with single spaces where there are any. */
function isMadeOf(row: JudgedRow, column: string, parts: readonly string[]): Verdict {
  const name = textOf(row, column);
  const texts = parts.map((part) => withoutSpaces(textOf(row, part)));
  const isWhole = ordersOf(texts).includes(withoutSpaces(name)) && !texts.includes('');
  return agreeing(isWhole && !/\s{2}|^\s|\s$/.test(name), row, [column, ...parts]);
}

const withoutSpaces = (text: string): string => text.replaceAll(' ', '');

function ordersOf(texts: readonly string[]): readonly string[] {
  if (texts.length <= 1) return texts;
  return texts.flatMap((text, place) => ordersOf(texts.toSpliced(place, 1)).map((rest) => text + rest));
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
