/** Blocks of telephone numbers, each tried with libphonenumber-js, and the forms in which they are written. */
import { blockRows } from './blocks.mjs';

/** How many numbers of a block are tried; of smaller ones all. */
const MOST_TRIED = 40;

/** Returns `{ fixed, mobile }`, which make rows, and `forms`, which those rows name. */
export function phoneBook({ require, facts, callingCode }) {
  const { parsePhoneNumberFromString: parse } = require('libphonenumber-js/max');
  // Google's own code writes numbers as people there see them; libphonenumber-js parts international ones otherwise.
  const { parsePhoneNumber: written } = require('awesome-phonenumber');
  const forms = new Map();
  const verdicts = new Map();

  /** The id of the form that all numbers of a block have; undefined where one is not valid or they differ. */
  const tryBlock = ({ digits, line, types }) => {
    const count = 10 ** line;
    const tried = Math.min(count, MOST_TRIED);
    let form;
    for (let place = 0; place < tried; place++) {
      const end = String(Math.round((place * (count - 1)) / (tried - 1))).padStart(line, '0');
      const e164 = `+${callingCode}${digits}${end}`;
      const number = parse(e164);
      // Some digits within a number are taken for a prefix: 0358 515-0000 for a mobile of Argentina, 0358 15-50000.
      if (!number?.isValid() || parse(number.formatNational(), facts.country)?.number !== e164) return undefined;
      if (number.country !== facts.country || !types.includes(number.getType())) return undefined;
      const own = formOf(written(e164), { callingCode, number });
      if (own === undefined || (form !== undefined && form !== own)) return undefined;
      form = own;
    }
    if (!forms.has(form)) forms.set(form, `form${forms.size + 1}`);
    return forms.get(form);
  };
  const good = (block) => {
    const key = JSON.stringify(block);
    if (!verdicts.has(key)) verdicts.set(key, tryBlock(block));
    return verdicts.get(key);
  };
  return { forms, ...blockRows(good, facts.phone) };
}

/** Both ways of writing a number, with a # for each digit of it; undefined where the two sources of them differ. */
function formOf({ valid, number: theirs }, { callingCode, number }) {
  // libphonenumber-js writes a space where others have a slash.
  if (!valid || theirs.national.replaceAll('/', ' ') !== number.formatNational()) return undefined;
  const international = theirs.international.slice(callingCode.length + 1);
  const forms = [theirs.national, international].map((text) => masked(text, number.nationalNumber));
  return forms.includes(undefined) ? undefined : `${forms[0]}\t+${callingCode}${forms[1]}`;
}

/**
 * A text with a # for each digit of a number, which stands at its end, or in it without the first digit and with other groups between;
 * undefined where it stands in neither way.
 */
function masked(text, digits) {
  const all = text.replace(/\D/g, '');
  if (all.endsWith(digits)) {
    let seen = all.length - digits.length;
    return text.replace(/\d/g, (digit) => (seen-- > 0 ? digit : '#'));
  }
  let left = digits.slice(1);
  const written = text.replace(/\d+/g, (group, at) => {
    // The first group has a zero in front, as numbers at home have.
    const own = at === text.search(/\d/) ? group.replace(/^0/, '') : group;
    if (!left.startsWith(own)) return group;
    left = left.slice(own.length);
    return group.slice(0, group.length - own.length) + '#'.repeat(own.length);
  });
  return left === '' ? written : undefined;
}
