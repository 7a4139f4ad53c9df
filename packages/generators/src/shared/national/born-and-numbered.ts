import { remainderOf } from '../check-digits/iso7064.ts';
import { weighted } from '../check-digits/weighted.ts';
import { checkedBy } from '../identifier/checked-by.ts';
import { between, digitsOf, type Part, pad, spareDigit, spelled, told } from '../identifier/part.ts';
import type { Shape } from '../identifier/shape.ts';

/** Numbers that several countries have from states of which they were parts. */

/** Who was born before 1954 has no check digit; this stands for it until the number is written. */
const NONE = '*';

/** The rodné číslo of Czechia and Slovakia: months are 50 higher for women, and the whole is a multiple of 11 (law 133/2000, § 13). */
export function czechNumber(): Shape {
  return {
    parts: [
      told(
        6,
        ({ born, isFemale }) => pad(born.year % 100, 2) + pad(born.month + (isFemale ? 50 : 0), 2) + pad(born.day, 2),
      ),
      between(0, 99, 2),
      spareDigit(),
      told(1, ({ born }) => (born.year < 1954 ? NONE : '0')),
    ],
    complete(text) {
      if (text.endsWith(NONE)) return text;
      const body = text.slice(0, -1);
      const check = remainderOf(body, 11);
      // Until 1985 a ten became 0; no such number is made.
      return check === 10 ? undefined : `${body}${check}`;
    },
    layout: {
      maxLength: 11,
      layOut: (text, separators) => `${text.slice(0, 6)}${separators ? '/' : ''}${text.slice(6).replace(NONE, '')}`,
      takeUp: (text) => text.replace('/', '').padEnd(10, NONE),
    },
  };
}

/** The JMBG of former Yugoslavia, with the region of birth; behind it, 500 and more are women's numbers. */
export function jmbg(region: Part): Shape {
  return checkedBy(
    [
      told(7, ({ born }) => pad(born.day, 2) + pad(born.month, 2) + pad(born.year % 1000, 3)),
      region,
      spelled(
        { width: 1, span: 5 },
        (drawn, { isFemale }) => `${drawn + (isFemale ? 5 : 0)}`,
        (text) => Number(text) % 5,
      ),
      digitsOf(1),
      spareDigit(),
    ],
    weighted(11, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]),
  );
}
