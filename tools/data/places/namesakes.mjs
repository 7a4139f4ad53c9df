/** Towns that have another name in another language of the country, which people who speak it use. */
import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { linesOf } from '../lib/tables.mjs';

/**
 * Returns towns once more by the names of `<country>.names-<language>.txt`, whose lines are region, name and the name in that language. Throws
 * for a line that names no town.
 */
export function namesakes(cities, lists) {
  const byName = new Map(cities.map((city) => [`${city.region}\t${city.name}`, city]));
  const start = `${basename(lists)}.names-`;
  const languages = readdirSync(dirname(lists))
    .filter((file) => file.startsWith(start))
    .map((file) => file.slice(start.length, -'.txt'.length))
    .sort();
  return languages.flatMap((language) =>
    linesOf(`${lists}.names-${language}.txt`).map((line) => {
      const [region, original, name] = line.split('\t');
      const city = byName.get(`${region}\t${original}`);
      if (city === undefined) throw new Error(`No town of the tables is ${original} in ${region}.`);
      return { ...city, name, original, language };
    }),
  );
}
