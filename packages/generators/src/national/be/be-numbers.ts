import { remainderOf } from '../../shared/check-digits/iso7064.ts';
import { wrongCheck } from '../../shared/identifier/break.ts';
import { checkedBy, prefixed } from '../../shared/identifier/checked-by.ts';
import { between, birthDay, pad, parity, told } from '../../shared/identifier/part.ts';
import type { Shape } from '../../shared/identifier/shape.ts';
import { type CountryNumbers, defineNumbers } from '../../shared/national/national-number.ts';

/** The century is not written, only counted: from 2000 on, a 2 is put before the digits. Signs stand for it until then. */
const OLD = '--';
const YOUNG = '++';

const nn: Shape = {
  parts: [
    birthDay('YYMMDD'),
    parity('men', { width: 3, span: 498, from: 2 }),
    told(2, ({ born }) => (born.year < 2000 ? OLD : YOUNG)),
  ],
  complete(text) {
    const digits = text.slice(0, 9);
    const [old, young] = [keyOf(digits), keyOf(`2${digits}`)];
    const isYoung = [YOUNG, young].includes(text.slice(9));
    return digits + (isYoung ? young : old);
  },
  layout: '##.##.##-###.##',
};

function keyOf(digits: string): string {
  return pad(97 - remainderOf(digits, 97), 2);
}

/** Numbers of Belgium. */
export const beNumbers: CountryNumbers = defineNumbers({
  country: 'BE',
  numbers: {
    nn: {
      what: 'a Belgian national number',
      of: 'person',
      roles: ['identity', 'tax'],
      valid: nn,
      breaks: [wrongCheck()],
      sees: ['born', 'sex'],
    },
    vat: {
      what: 'a Belgian VAT number',
      of: 'company',
      roles: ['vat', 'tax'],
      valid: prefixed(
        'BE',
        checkedBy([between(2_000_000, 10_999_999, 8)], (text) => pad(97 - (Number(text) % 97), 2), { width: 2 }),
      ),
      breaks: [wrongCheck()],
    },
  },
});
