import { parsePhoneNumber } from 'awesome-phonenumber';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { agreeing, type Judge, ofText, textOf, type Verdict } from './judge.ts';
import { type PhoneColumns, phoneColumns } from './judged-columns.ts';
import type { JudgedLocale } from './judged-locale.ts';

/** Telephone numbers, judged by two ports of libphonenumber (Google). */
export function phoneJudges({ country }: JudgedLocale): readonly Judge[] {
  if (!isSupportedCountry(country)) throw new RangeError(`libphonenumber does not know the country ${country}.`);
  return phoneColumns.flatMap((columns) => judgesOf(columns, country));
}

const types = { fixed: ['FIXED_LINE', 'FIXED_LINE_OR_MOBILE'], mobile: ['MOBILE', 'FIXED_LINE_OR_MOBILE'] };

function judgesOf(columns: PhoneColumns, country: CountryCode): readonly Judge[] {
  const { kind, mode, national, international, e164 } = columns;
  const read = remembered((text) => parsePhoneNumberFromString(text, country));
  const readByOthers = remembered((text) => parsePhoneNumber(text, { regionCode: country }));
  const named = (check: string): string => `phone, ${kind}, ${mode}: ${check}`;
  return [
    {
      check: named('valid, of the country (libphonenumber-js)'),
      judge(row) {
        const phone = read(textOf(row, national));
        return agreeing(phone?.isValid() === true && phone.country === country, row, [national]);
      },
    },
    {
      check: named('the same (awesome-phonenumber)'),
      judge: ofText(national, (text) => {
        const { valid, regionCode } = readByOthers(text);
        return valid && regionCode === country;
      }),
    },
    {
      check: named('of its kind'),
      judge: (row) => agreeing(types[kind].includes(read(textOf(row, national))?.getType() ?? ''), row, [national]),
    },
    {
      check: named('three styles are one number'),
      judge(row) {
        const number = textOf(row, e164);
        const same = [national, international, e164].every((column) => read(textOf(row, column))?.number === number);
        return agreeing(same, row, [national, international, e164]);
      },
    },
    {
      check: named('written as awesome-phonenumber writes it'),
      judge(row) {
        const { number } = readByOthers(textOf(row, national));
        const theirs = [number?.national, number?.international];
        return areAlike([textOf(row, national), textOf(row, international)], theirs);
      },
    },
    {
      check: named('national as libphonenumber-js writes it'),
      judge(row) {
        const text = textOf(row, national);
        // It has a space where Google's own code has the slash that Slovakia writes.
        const hasSlash = readByOthers(text).number?.national?.includes('/') === true;
        return areAlike([hasSlash ? text.replaceAll('/', ' ') : text], [read(textOf(row, e164))?.formatNational()]);
      },
    },
    {
      // It parts international numbers with spaces alone; Google's own has the dashes that some countries write.
      check: named('international as libphonenumber-js writes it'),
      reportOnly: true,
      judge: (row) => areAlike([textOf(row, international)], [read(textOf(row, e164))?.formatInternational()]),
    },
  ];
}

function areAlike(ours: readonly string[], theirs: readonly (string | undefined)[]): Verdict {
  return theirs.every((text, place) => text === ours[place]) || `${ours.join(' | ')}, theirs ${theirs.join(' | ')}`;
}

/** Few numbers are kept for examples, and each is read by several judges. */
function remembered<Read>(read: (text: string) => Read): (text: string) => Read {
  let known = new Map<string, Read>();
  return (text) => {
    if (known.size > MOST_KNOWN) known = new Map();
    const found = known.get(text) ?? read(text);
    known.set(text, found);
    return found;
  };
}

const MOST_KNOWN = 20_000;
