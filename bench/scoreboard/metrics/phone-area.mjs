import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { phoneAreaJudges } from '../../lib/judges/phone-area-judges.mjs';
import { numberPlaces } from '../knowledge/number-places.mjs';

/**
 * R1: whether a number is at home where the row is. Its judge names each area by a few towns and reads files, so nothing is demanded, and only the
 * first rows are looked up.
 */
export const phoneAreaMetrics = [
  {
    id: 'phone.area',
    family: 'phones',
    title: "at home near the row's city",
    needs: ['phoneLandline', 'city'],
    async judge({ country, language, tables, kilometresBetween, positionOf, firstRows }) {
      const carrier = numberPlaces();
      if (carrier === undefined) return undefined;
      const rows = firstRows.map(asE164(country));
      const [judge] = await phoneAreaJudges({
        carrier,
        rows,
        columns: ['area-e164'],
        locale: { language, table: tables },
        judges: { kilometresBetween, positionOf },
      });
      const toE164 = asE164(country);
      const lookedUp = new Set(firstRows.map(({ phoneLandline }) => phoneLandline));
      return (row) => (lookedUp.has(row.phoneLandline) ? judge.judge(toE164(row)) : undefined);
    },
  },
];

const asE164 = (country) => (row) => ({
  region: '',
  latitude: 0,
  longitude: 0,
  ...row,
  'area-e164': parsePhoneNumberFromString(row.phoneLandline, country)?.number ?? '',
});
