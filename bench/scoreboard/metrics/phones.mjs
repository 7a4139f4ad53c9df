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

/** Valid, and of the country, for both judges. */
function isOf(country, column, types) {
  return (row) => {
    const text = row[column];
    const phone = parsePhoneNumberFromString(text, country);
    if (phone?.country !== country || !phone.isValid()) return text;
    const theirs = parsePhoneNumber(text, { regionCode: country });
    if (!theirs.valid || theirs.regionCode !== country) return text;
    return types === undefined || types.includes(phone.getType()) || `${text}: ${phone.getType()}`;
  };
}
