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
      if (!number?.isValid() || number.country !== facts.country || !types.includes(number.getType())) return undefined;
      const own = formOf(written(e164), { callingCode, width: digits.length + line, number });
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
function formOf({ valid, number: theirs }, { callingCode, width, number }) {
  // libphonenumber-js writes a space where others have a slash.
  if (!valid || theirs.national.replaceAll('/', ' ') !== number.formatNational()) return undefined;
  const masked = (text, digits) => {
    const cut = [...text.matchAll(/\d/g)].length - digits;
    let seen = 0;
    return text.replace(/\d/g, (digit) => (seen++ < cut ? digit : '#'));
  };
  const international = theirs.international.slice(callingCode.length + 1);
  return `${masked(theirs.national, width)}\t+${callingCode}${masked(international, width)}`;
}
