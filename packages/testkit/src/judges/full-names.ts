import { agreeing, type Judge, type JudgedRow, textOf } from './judge.ts';
import type { JudgedLocale } from './judged-locale.ts';

/** Makes the judge of a column of names: all parts in some order, and nothing else but what the country's customs put between. */
export function fullNameJudge(
  locale: JudgedLocale,
  surnames: ReadonlySet<string | undefined>,
): (column: string, parts: readonly string[]) => Judge['judge'] {
  const patronymics = patronymicsOf(locale);
  const customs = customsOf(locale);
  const added = addedOf(locale);
  return (column, parts) => {
    const isRight = (row: JudgedRow): boolean =>
      isMadeOf(withoutPatronymic(withoutSecond(row, { column, surnames, locale }), column, patronymics), column, parts);
    return (row) => {
      const plain = withoutSecond(withoutAdded(row, column, added), { column, surnames, locale });
      // Most names show their parts alone; what else may stand among them is only tried for others.
      const isPlain = isMadeOf(plain, column, parts) || isRight(plain) || isRight(row);
      const isGood = isPlain || [plain, row].some((one) => withoutGiven(one, column, customs).some(isRight));
      return agreeing(isGood, plain, [column, ...parts]);
    };
  };
}

/**
 * Countries where people bear the surnames of both parents, and where the other parent's, which is often left out, stands: the mother's
 * behind the father's in Spanish, before it in Portuguese and in the North.
 */
const SECOND_SURNAMES: { readonly [country: string]: 'behind' | 'between' } = {
  BR: 'between',
  CL: 'behind',
  CO: 'behind',
  DK: 'between',
  ES: 'behind',
  MX: 'behind',
  NO: 'between',
  PT: 'between',
};

/** Countries where full names may show a second given name. */
const MIDDLE_NAMES: readonly string[] =
  'AR AT AU BE BR CA CH CL CO DE DK EE ES FI FR GB GH HU ID IE IL IS IT LT LU MX NG NL NO NZ PK PL PT RO SE TR US ZA'.split(
    ' ',
  );

/** Countries where they may show its initial, the father's given name, or the initial of that. */
const MIDDLE_INITIALS: readonly string[] = 'AU CA GB GH IE IN NG NZ US ZA'.split(' ');
const FATHERS: readonly string[] = ['AE', 'EG', 'IN', 'SA'];
const FATHERS_INITIALS: readonly string[] = ['GR', 'RS'];

/** What may stand behind the given name. */
interface Customs {
  readonly middleNames: boolean;
  readonly middleInitials: boolean;
  /** Given names of men, where fathers' names are written. */
  readonly fathers: readonly string[];
  /** Their initials, where those are. */
  readonly initials: readonly string[];
}

function customsOf(locale: JudgedLocale): Customs {
  const { country } = locale;
  return {
    middleNames: MIDDLE_NAMES.includes(country),
    middleInitials: MIDDLE_INITIALS.includes(country),
    fathers: FATHERS.includes(country) ? menOf(locale) : [],
    initials: FATHERS_INITIALS.includes(country) ? [...new Set(menOf(locale).map(([initial]) => `${initial}.`))] : [],
  };
}

function menOf(locale: JudgedLocale): readonly string[] {
  const men = locale.table('person.given').filter((row) => ['m0', 'm1', 'm2', 'm3'].some((of) => Number(row[of]) > 0));
  return men.map(({ text = '' }) => text);
}

/** The row with what stands behind the given name taken off its name, in every way that the customs of the country allow. */
function withoutGiven(row: JudgedRow, column: string, customs: Customs): readonly JudgedRow[] {
  const [text, given, middle] = [textOf(row, column), textOf(row, 'given'), textOf(row, 'middle')];
  const [before, ...more] = text.split(`${given} `);
  const behind = more.join(`${given} `);
  const allowed = [
    ...(customs.middleNames ? [middle] : []),
    ...(customs.middleInitials ? [`${middle.slice(0, 1)}.`] : []),
    ...customs.fathers.filter((father) => behind.startsWith(father)),
    ...customs.initials,
  ];
  return allowed
    .filter((extra) => `${behind} `.startsWith(`${extra} `))
    .map((extra) => ({ ...row, [column]: `${before}${given} ${behind.slice(extra.length + 1)}`.trimEnd() }));
}

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

/** Locales whose full names may have one that is neither given name nor surname. */
const ADDED_NAMES: readonly string[] = ['bn_BD', 'fa_IR', 'hi_IN', 'vi_VN'];

/** Added names by sex, those of several words first. */
function addedOf(locale: JudgedLocale): Readonly<Record<string, readonly string[]>> {
  if (!ADDED_NAMES.includes(locale.id)) return {};
  const of = (letter: string): readonly string[] =>
    locale
      .table('person.added')
      .filter((row) => ['0', '1', '2', '3'].some((at) => Number(row[letter + at]) > 0))
      .map(({ text = '' }) => text)
      .sort((one, other) => other.length - one.length);
  return { female: of('f'), male: of('m') };
}

/** The row with an added name of its sex taken off its name, where that shows one beside both others. */
function withoutAdded(row: JudgedRow, column: string, added: ReturnType<typeof addedOf>): JudgedRow {
  const text = ` ${textOf(row, column)} `;
  // A title, which stands first, may be spelt as an added name is.
  const title = ` ${textOf(row, 'title')} `;
  const others = [
    ...(text.startsWith(title) ? [title] : []),
    ` ${textOf(row, 'given')} `,
    ` ${textOf(row, 'surname')} `,
  ];
  const rest = others.reduce((left, part) => left.replace(part, ' '.repeat(part.length)), text);
  const found = added[textOf(row, 'sex')]?.find((name) => rest.includes(` ${name} `));
  if (found === undefined) return row;
  const at = rest.indexOf(` ${found} `);
  return { ...row, [column]: `${text.slice(0, at)}${text.slice(at + found.length + 1)}`.trim() };
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
function isMadeOf(row: JudgedRow, column: string, parts: readonly string[]): boolean {
  const name = textOf(row, column);
  const texts = parts.map((part) => withoutSpaces(textOf(row, part)));
  return isInSomeOrder(withoutSpaces(name), texts) && !texts.includes('') && !/\s{2}|^\s|\s$/.test(name);
}

const withoutSpaces = (text: string): string => text.replaceAll(' ', '');

function isInSomeOrder(whole: string, texts: readonly string[]): boolean {
  if (texts.length === 0) return whole === '';
  return texts.some(
    (text, place) => whole.startsWith(text) && isInSomeOrder(whole.slice(text.length), texts.toSpliced(place, 1)),
  );
}
