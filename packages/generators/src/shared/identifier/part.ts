import type { CivilDate } from '@populace/calendar';

/** What an identifier may tell of the row's person. Names are in the letters a to z alone, but for those that are written as in life. */
export interface Holder {
  readonly born: CivilDate;
  readonly isFemale: boolean;
  readonly given: string;
  readonly surname: string;
  /** The other parent's surname. */
  readonly second: string;
  readonly givenWritten: string;
  readonly surnameWritten: string;
  readonly secondWritten: string;
  /** ISO 3166-2 code, without the country, of where the person was born: the row's region; empty where the row is in another country. */
  readonly region: string;
  /** The bank of the row's account, as `banksOf` has it. */
  readonly bank: string;
}

/** A stretch of an identifier. */
export interface Part {
  readonly width: number;
  /** How many values can be drawn for it; 1 where it says something of the row, or is the same in all. */
  readonly span: number;
  /** Whether it is the spare digit of its shape. */
  readonly isSpare?: true;
  write(drawn: number, holder: Holder): string;
  /** Returns what was drawn for a text; undefined where it can be none of this part. */
  read(text: string): number | undefined;
}

const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Characters of an alphabet, each text as likely; at most 2^31 of them. */
export function chars(alphabet: string, width: number): Part {
  const base = alphabet.length;
  return {
    width,
    span: base ** width,
    write(drawn) {
      let text = '';
      for (let rest = drawn, place = 0; place < width; place++) {
        text = alphabet.charAt(rest % base) + text;
        rest = Math.floor(rest / base);
      }
      return text;
    },
    read(text) {
      let value = 0;
      for (const character of text) {
        const digit = alphabet.indexOf(character);
        if (digit < 0) return undefined;
        value = value * base + digit;
      }
      return value;
    },
  };
}

/** Any digits; nine at most. */
export const digitsOf = (width: number): Part => between(0, 10 ** width - 1, width);
/** Any capital letters; six at most. */
export const capitals = (width: number): Part => chars(UPPER, width);

/** A whole number from `from` to `to`, with zeros in front. */
export function between(from: number, to: number, width: number): Part {
  return {
    width,
    span: to - from + 1,
    write: (drawn) => `${from + drawn}`.padStart(width, '0'),
    read: (text) => (/^\d+$/.test(text) ? within(Number(text) - from, to - from) : undefined),
  };
}

function within(value: number, most: number): number | undefined {
  return value >= 0 && value <= most ? value : undefined;
}

/** A whole number of one of several ranges that follow one another, both ends included, with zeros in front. */
export function ranges(list: readonly (readonly [number, number])[], width: number): Part {
  const span = list.reduce((sum, [from, to]) => sum + to - from + 1, 0);
  return {
    width,
    span,
    write(drawn) {
      let left = drawn;
      for (const [from, to] of list) {
        if (left <= to - from) return pad(from + left, width);
        left -= to - from + 1;
      }
      throw new RangeError(`${drawn} is not below ${span}.`);
    },
    read(text) {
      const value = Number(text);
      let before = 0;
      for (const [from, to] of list) {
        if (value >= from && value <= to) return before + value - from;
        before += to - from + 1;
      }
      return undefined;
    },
  };
}

/**
 * A digit that makes up for numbers without a check digit: up to `lost` of its values have none, whatever the other digits, and
 * value k is the k-th digit that has one. One in a shape.
 */
export function spareDigit(lost = 1): Part {
  return { ...digitsOf(1), span: 10 - lost, isSpare: true };
}

/** One of some texts of one length, each as likely. */
export function oneOfTexts(texts: readonly string[]): Part {
  const [first = ''] = texts;
  return {
    width: first.length,
    span: texts.length,
    write: (drawn) => texts[drawn] ?? first,
    read: (text) => within(texts.indexOf(text), texts.length),
  };
}

/** The same text in all. */
export function fixed(text: string): Part {
  return { width: text.length, span: 1, write: () => text, read: (read) => (read === text ? 0 : undefined) };
}

/** Where check characters will stand. */
export function checkAt(width = 1): Part {
  return { width, span: 1, write: () => '0'.repeat(width), read: () => 0 };
}

/** What is known of the row's person. */
export function told(width: number, write: (holder: Holder) => string): Part {
  return { width, span: 1, write: (_drawn, holder) => write(holder), read: () => 0 };
}

/** The least number that one to ten texts divide, so that each comes as often. */
const REGION_SPAN = 2520;

/**
 * What stands for the region of birth: one of the texts of its code, all of one length, or of any where the region is not known. It is for shapes that need not be
 * unique, as nobody can tell what was drawn.
 */
export function ofRegion(texts: ReadonlyMap<string, readonly string[]>): Part {
  const all = [...texts.values()].flat();
  return {
    width: all[0]?.length ?? 0,
    span: REGION_SPAN,
    write(drawn, { region }) {
      const own = texts.get(region) ?? all;
      return own[drawn % own.length] ?? '';
    },
    read: () => undefined,
  };
}

/** A whole number below `span` that is spelled by what is known of the person; `read` must find it without. */
export function spelled(
  { width, span }: Pick<Part, 'width' | 'span'>,
  write: (drawn: number, holder: Holder) => string,
  read: (text: string) => number,
): Part {
  return { width, span, write, read: (text) => within(read(text), span - 1) };
}

/** A number from `from` up whose parity says the person's sex, with zeros in front. */
export function parity(
  odd: 'men' | 'women',
  { width, span, from = 0 }: { width: number; span: number; from?: number },
): Part {
  return spelled(
    { width, span },
    (drawn, { isFemale }) => `${from + 2 * drawn + (isFemale === (odd === 'women') ? 1 : 0)}`.padStart(width, '0'),
    (text) => Math.floor((Number(text) - from) / 2),
  );
}

/** The day of birth, in a format of YYYY, YY, MM and DD. */
export function birthDay(format: string): Part {
  return told(format.length, ({ born }) =>
    format
      .replace('YYYY', pad(born.year, 4))
      .replace('YY', pad(born.year % 100, 2))
      .replace('MM', pad(born.month, 2))
      .replace('DD', pad(born.day, 2)),
  );
}

/** A number with zeros in front. */
export function pad(value: number, width: number): string {
  return `${value}`.padStart(width, '0');
}

/** A name of the letters a to z in capitals, by our own rule: engines' Unicode tables change. */
export function inCapitals(name: string): string {
  return [...name].map((letter) => UPPER.charAt(letter.charCodeAt(0) - 97) || letter).join('');
}
