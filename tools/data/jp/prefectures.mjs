import { linesOf } from './lines.mjs';

/** The prefectures: ISO 3166-2 number, name and the code that GeoNames has for each. */
export const prefectures = linesOf('prefectures.txt').map((line) => {
  const [code, name, geoNamesCode] = line.split(' ');
  return { code, name, geoNamesCode };
});
