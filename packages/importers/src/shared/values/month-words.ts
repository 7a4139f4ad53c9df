/** The names of months in languages whose months importers read, January first. */
const MONTHS: Readonly<Record<string, string>> = {
  en: 'january february march april may june july august september october november december',
  de: 'januar februar märz april mai juni juli august september oktober november dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
};

const LEAST_LETTERS = 3;

/** Every beginning of a month's name of three letters or more, with the month; 0 where it could be two. */
const beginnings = collect();

function collect(): ReadonlyMap<string, number> {
  const found = new Map<string, number>([
    ['mrz', 3],
    ['sept', 9],
  ]);
  for (const names of Object.values(MONTHS)) {
    for (const [place, name] of names.split(' ').entries()) {
      const folded = foldAccents(name);
      for (let length = LEAST_LETTERS; length <= folded.length; length++) {
        const begin = folded.slice(0, length);
        const known = found.get(begin) ?? place + 1;
        found.set(begin, known === place + 1 ? known : 0);
      }
    }
  }
  return found;
}

/** Returns the month, from 1, that a word or its abbreviation names in any of the languages; undefined for other words. */
export function monthOf(word: string): number | undefined {
  const month = beginnings.get(foldAccents(word.toLowerCase().replace(/\.$/, '')));
  return month === 0 ? undefined : month;
}

function foldAccents(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

const WEEKDAY = '(?:\\p{L}{2,12}\\.?, ?)?';
const YEAR = '(\\d{4}|\\d\\d)(?!\\d)';
const DAY_FIRST = new RegExp(
  `^${WEEKDAY}(\\d{1,2})(?:\\.|º|er|st|nd|rd|th)?[ -]*(?:de )?(\\p{L}{3,12}\\.?)(?:, | de |[ -]+)${YEAR}`,
  'iu',
);
const MONTH_FIRST = new RegExp(`^${WEEKDAY}(\\p{L}{3,12}\\.?) (\\d{1,2})(?:st|nd|rd|th)?,? ${YEAR}`, 'iu');

/** Writes a day with the name of a month as `day~month~year`, with what stands behind it; undefined where there is none. */
export function withMonthNumber(text: string): string | undefined {
  const dayFirst = DAY_FIRST.exec(text);
  const found = dayFirst ?? MONTH_FIRST.exec(text);
  if (found === null) return undefined;
  const [whole, first = '', second = '', year = ''] = found;
  const [day, word] = dayFirst === null ? [second, first] : [first, second];
  const month = monthOf(word);
  return month === undefined ? undefined : `${day}~${month}~${year}${text.slice(whole.length).replace(/^, /, ' ')}`;
}
