import postalCodes from 'postal-codes-js';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { loadJudge } from '../knowledge/judges-folder.mjs';

/** R2, and of R3 what a list of postcodes knows: form, existence, state. */
export const postcodeMetrics = [
  {
    id: 'postcode.form',
    family: 'postcodes',
    title: 'form',
    gate: 0.999,
    needs: ['postcode'],
    judge: ({ country }) => {
      if (!postcodeValidatorExistsForCountry(country)) return null;
      return ({ postcode }) => isOf(country, postcode) || postcode;
    },
  },
  {
    id: 'postcode.exists',
    family: 'postcodes',
    title: 'exists',
    gate: 1,
    needs: ['postcode'],
    judge: ({ country }) =>
      knownCodes(country, (codeOf) => {
        return ({ postcode }) => {
          const { isKnown, isNewer } = codeOf(postcode);
          return isNewer ? undefined : isKnown || postcode;
        };
      }),
  },
  {
    id: 'place.postcode',
    family: 'places',
    title: 'postcode in region',
    gate: ({ country }) => (['US', 'CA'].includes(country) ? 1 : 0.995),
    needs: ['postcode', 'city'],
    judge: ({ country }) =>
      knownCodes(country, (codeOf) => {
        return ({ postcode, regionCode, city }) => {
          const { state } = codeOf(postcode);
          // It has some districts in the place of provinces.
          if (state === undefined || state.length !== 2) return undefined;
          return state === regionCode || `${postcode} ${city}, ${regionCode}`;
        };
      }),
  },
];

function isOf(country, postcode) {
  return postcodeValidator(postcode, country) && postalCodes.validate(country, postcode) === true;
}

const provinces = {
  Alberta: 'AB',
  'British Columbia': 'BC',
  Manitoba: 'MB',
  'New Brunswick': 'NB',
  'Newfoundland and Labrador': 'NL',
  'Northwest Territory': 'NT',
  'Nova Scotia': 'NS',
  'Nunavut Territory': 'NU',
  Ontario: 'ON',
  'Prince Edward Island': 'PE',
  Quebec: 'QC',
  Saskatchewan: 'SK',
  Yukon: 'YT',
};

/** Codes that are in use and that the judge, being older, does not have. */
const newer = new Set(['72405', '72713', '75072', 'E3G', 'J1C', 'L9E', 'L9J', 'S7W', 'V3Z']);

/** Only the United States and Canada have a list; Canadian codes stand in it by their first half. */
function knownCodes(country, judgeBy) {
  if (!['US', 'CA'].includes(country)) return null;
  const zipcodes = loadJudge('zipcodes');
  if (zipcodes === undefined) return undefined;
  return judgeBy((postcode) => {
    const code = postcode.slice(0, country === 'CA' ? 3 : 5);
    const known = zipcodes.codes[code];
    return { isKnown: known !== undefined, isNewer: newer.has(code), state: provinces[known?.state] ?? known?.state };
  });
}
