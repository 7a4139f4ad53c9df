import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';
import { loadJudge } from '../knowledge/judges-folder.mjs';

const strict = ({ country }) => (['US', 'CA'].includes(country) ? 1 : 0.995);

/** R3, R4: the parts of a place belong together, by gazetteers. */
export const placeMetrics = [
  {
    id: 'city.known',
    family: 'places',
    title: 'city in a gazetteer',
    gate: 0.97,
    needs: ['city'],
    judge({ regions, isLatin }) {
      if (!isLatin) return null;
      return regions && (({ city }) => regions.townsCalled(city).length > 0 || city);
    },
  },
  {
    id: 'place.city',
    family: 'places',
    title: 'city in region',
    gate: strict,
    needs: ['city'],
    judge: ({ regions }) => regions && ((row) => cityInRegion(regions, row)),
  },
  {
    id: 'place.coordinates',
    family: 'places',
    title: "coordinates in the region's box",
    gate: strict,
    needs: ['city', 'latitude', 'longitude'],
    judge: ({ regions }) => regions && ((row) => inBox(regions, row)),
  },
  {
    id: 'place.timeZone',
    family: 'places',
    title: 'time zone of the country',
    gate: strict,
    needs: ['timeZone'],
    judge({ country }) {
      const zones = new Set(zonesOf(country).map(canonical));
      return ({ timeZone }) => zones.has(canonical(timeZone)) || timeZone;
    },
  },
  {
    id: 'place.hour',
    family: 'places',
    title: 'time zone of the coordinates',
    gate: 0.995,
    needs: ['timeZone', 'latitude', 'longitude'],
    judge() {
      const zoneAt = loadJudge('@photostructure/tz-lookup');
      return zoneAt && ((row) => hasHourOf(row, zoneAt));
    },
  },
  {
    id: 'place.callingCode',
    family: 'places',
    title: 'calling code of the country',
    gate: strict,
    needs: ['phoneInternational'],
    judge({ country }) {
      if (!isSupportedCountry(country)) return undefined;
      const code = `+${getCountryCallingCode(country)}`;
      return ({ phoneInternational }) => phoneInternational.startsWith(code) || phoneInternational;
    },
  },
  {
    id: 'place.country',
    family: 'places',
    title: 'country',
    gate: strict,
    needs: ['countryCode'],
    judge:
      ({ country }) =>
      ({ countryCode }) =>
        countryCode === country || countryCode,
  },
  {
    id: 'place.currency',
    family: 'places',
    title: 'currency of the country',
    gate: strict,
    needs: ['currency'],
    judge: ({ facts, country }) => {
      const theirs = newCurrencies[country] ?? facts?.currency;
      return theirs && (({ currency }) => currency === theirs || currency);
    },
  },
];

/** Of countries that have a new currency since the judge was written. */
const newCurrencies = { BG: 'EUR', HR: 'EUR' };

function cityInRegion(regions, row) {
  const code = regions.regionOf(row);
  const towns = regions.townsCalled(row.city).filter(({ state }) => state !== undefined);
  if (code === undefined || towns.length === 0 || regions.knowsNamesakesOnly(row.city, code)) return undefined;
  return towns.some((town) => regions.isIn(town, code)) || `${row.city}, ${row.region ?? row.regionCode}`;
}

function inBox(regions, row) {
  const code = regions.regionOf(row);
  const box = code && regions.boxOf(code);
  if (box === undefined) return undefined;
  const [latitude, longitude] = [Number(row.latitude), Number(row.longitude)];
  const isIn = latitude > box.south && latitude < box.north && longitude > box.west && longitude < box.east;
  return isIn || `${latitude} ${longitude} ${row.city}, ${row.region ?? row.regionCode}`;
}

/** The zones of a country as CLDR has them. */
function zonesOf(country) {
  const locale = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

const known = new Map();

/** One zone has several names: Asia/Calcutta and Asia/Kolkata. */
function canonical(zone) {
  if (!known.has(zone)) known.set(zone, new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone);
  return known.get(zone);
}

/** The judge is coarse at borders, so a zone with the same hour in January and in July is right. */
function hasHourOf({ timeZone, latitude, longitude, city = '' }, zoneAt) {
  const theirs = zoneAt(Number(latitude), Number(longitude));
  return theirs === timeZone || hours(theirs) === hours(timeZone) || `${city} ${timeZone}: ${theirs}`;
}

const hoursOf = new Map();

function hours(zone) {
  if (!hoursOf.has(zone)) {
    const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
    const offset = (month) =>
      format.formatToParts(Date.UTC(2026, month, 1)).find(({ type }) => type === 'timeZoneName').value;
    hoursOf.set(zone, `${offset(0)} ${offset(6)}`);
  }
  return hoursOf.get(zone);
}
