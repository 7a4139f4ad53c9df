/** Reads the census's places and postcode areas as the Debian package weather-util-data has them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The middles of a file's sections: `{ id, latitude, longitude, description }`. */
function sectionsOf(folder, file) {
  const text = gunzipSync(readFileSync(join(folder, 'weather-util-data/usr/share/weather-util', file))).toString();
  const section = /\[(\w+)\]\ncentroid = \((\S+), (\S+)\)\n(?:description = (.*)\n)?/g;
  const degrees = (radians) => (Number(radians) * 180) / Math.PI;
  return [...text.matchAll(section)].map(([, id, latitude, longitude, description]) => ({
    id,
    latitude: degrees(latitude),
    longitude: degrees(longitude),
    description,
  }));
}

/** The postcodes that have an area: `{ id, latitude, longitude }`, by number. */
export const postcodeAreas = (folder) => sectionsOf(folder, 'zctas.gz').sort((a, b) => (a.id < b.id ? -1 : 1));

/** What may stand behind the name of a place; townships, which have no post of their own, are left out. */
const kinds =
  /^(.+?) (city|town|village|borough|municipality|CDP|urban county|.* government)(?: \(balance\))?, ([A-Z]{2})$/;

/** Places with a name: `{ name, state, latitude, longitude }`. */
export function censusPlaces(folder) {
  return sectionsOf(folder, 'places.gz').flatMap(({ description, latitude, longitude }) => {
    const [, name, , state] = kinds.exec(description) ?? [];
    return name === undefined ? [] : [{ name, state, latitude, longitude }];
  });
}
