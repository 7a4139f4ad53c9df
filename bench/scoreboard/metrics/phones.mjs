import { parsePhoneNumber } from 'awesome-phonenumber';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { fictionRanges } from '../knowledge/fiction-ranges.mjs';

const styles = {
  human: 'as people write it',
  national: 'national',
  international: 'international',
  e164: 'E.164',
  mobile: 'mobile',
  landline: 'landline',
};

const columnOf = (style) => `phone${style === 'e164' ? 'E164' : style[0].toUpperCase() + style.slice(1)}`;

/** What a number must be where its kind is asked for, as libphonenumber calls it. */
const kinds = {
  mobile: ['MOBILE', 'FIXED_LINE_OR_MOBILE'],
  landline: ['FIXED_LINE', 'FIXED_LINE_OR_MOBILE'],
};

/** R1, R8: telephone numbers. */
export const phoneMetrics = [
  ...Object.entries(styles).map(([style, title]) => ({
    id: `phone.${style}`,
    family: 'phones',
    title,
    gate: 0.999,
    needs: [columnOf(style)],
    judge: ({ country }) => (isSupportedCountry(country) ? isOf(country, columnOf(style), kinds[style]) : undefined),
  })),
  {
    id: 'phone.fiction',
    family: 'phones',
    title: 'from a range kept for fiction, by default',
    needs: ['phoneDefault'],
    judge({ country }) {
      const range = fictionRanges[country];
      if (range === undefined) return null;
      return ({ phoneDefault }) => range.test(phoneDefault) || phoneDefault;
    },
  },
];

/** Valid, and of the country and the kind, for both judges. */
function isOf(country, column, types) {
  return (row) => {
    const text = row[column];
    const type = typeOf(text, country);
    if (type === undefined) return text;
    return types === undefined || types.includes(type) || `${text}: ${type}`;
  };
}

/** The kind of a number as libphonenumber-js calls it, `''` for none; `undefined` where one of the judges finds it invalid or abroad. */
function typeOf(text, country) {
  // Two columns of a row may have the same text.
  const key = `${country} ${text}`;
  if (read.has(key)) return read.get(key);
  if (read.size > MOST_KNOWN) read.clear();
  const phone = parsePhoneNumberFromString(text, country);
  const isTheirs = phone?.country === country && phone.isValid() && isRightForOthers(text, country);
  read.set(key, isTheirs ? (phone.getType() ?? '') : undefined);
  return read.get(key);
}

const read = new Map();
const MOST_KNOWN = 1000;

function isRightForOthers(text, country) {
  const { valid, regionCode } = parsePhoneNumber(text, { regionCode: country });
  return valid && regionCode === country;
}
