/**
 * Judges that the project does not install: packages in a folder that the environment variable `JUDGES` names, there under
 * `node_modules`. @photostructure/tz-lookup (CC0) and geo-tz (MIT, data ODbL) say the time zone of a point, any-ascii (ISC)
 * how Arabic letters are written, kuromoji (Apache-2.0, with the dictionary IPADIC) with wanakana (MIT) how Japanese names
 * are read, libphonenumber-geo-carrier (MIT) where a telephone number is at home. What they say is reported, not demanded:
 * they are coarse, or know one of several spellings.
 */
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { phoneAreaJudges } from './phone-area-judges.mjs';

const folder = process.env.JUDGES;
const require = createRequire(join(resolve(folder ?? '.'), 'judges.mjs'));

/** Loads a package of the folder, or says that it is absent. */
function load(name) {
  if (folder === undefined) return undefined;
  try {
    return require(name);
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    return undefined;
  }
}

/** Returns the judges that are there, and the names of the packages that are not. `rows` are some rows of the locale. */
export async function optionalJudges(locale, judges, rows) {
  const { language } = locale;
  const asked = [
    ['@photostructure/tz-lookup', timeZoneJudge],
    ['libphonenumber-geo-carrier', (carrier) => phoneAreaJudges({ carrier, locale, judges, rows })],
    ...(language === 'ar' ? [['any-ascii', arabicJudge]] : []),
    ...(language === 'ja' ? [['kuromoji', japaneseJudge]] : []),
  ];
  const [found, absent] = [[], []];
  for (const [name, make] of asked) {
    const loaded = load(name);
    if (loaded === undefined) absent.push(name);
    else found.push(...[await make(loaded)].flat().map((judge) => ({ ...judge, reportOnly: true })));
  }
  return { found, absent };
}

/** The small package is coarse at borders; there the large one is asked, if it is there. */
function timeZoneJudge(zoneAt) {
  const exact = load('geo-tz');
  return {
    check: `time zone: of the coordinates (tz-lookup${exact === undefined ? '' : ', geo-tz'})`,
    judge({ latitude, longitude, timeZone, city }) {
      const point = [Number(latitude), Number(longitude)];
      const theirs = zoneAt(...point);
      const isRight = theirs === timeZone || exact?.find(...point).includes(timeZone) === true;
      return isRight || `${timeZone} ${city} ${latitude} ${longitude}: ${theirs}`;
    },
  };
}

/** Names are compared by consonants, as vowels are not written; as Egypt reads them: j as g, q as k. */
function arabicJudge({ default: anyAscii = undefined, ...loaded }) {
  const write = anyAscii ?? loaded.anyAscii ?? loaded;
  const consonants = (text) =>
    text
      .toLowerCase()
      .replaceAll(/dh/g, 'z')
      .replaceAll(/th/g, 's')
      .replaceAll(/gh|j/g, 'g')
      .replaceAll('ph', 'f')
      .replaceAll(/q|c|kh/g, 'k')
      .replaceAll(/[^a-z]|[aeiouwyh]/g, '')
      .replaceAll('p', 'b')
      .replaceAll('v', 'f')
      .replaceAll(/(.)\1+/g, '$1');
  return spellingJudge('e-mail: consonants of the names (any-ascii)', (name, spelling) => {
    return consonants(write(name)) === consonants(spelling);
  });
}

async function japaneseJudge({ builder }) {
  const { toRomaji } = load('wanakana');
  const reader = builder({ dicPath: join(folder, 'node_modules/kuromoji/dict') });
  const tokenizer = await promisify(reader.build.bind(reader))();
  const short = (text) =>
    text
      .replaceAll(/[^a-z]/g, '')
      .replaceAll(/ou|oo|oh(?![aeiou])/g, 'o')
      .replaceAll('uu', 'u')
      .replaceAll(/m(?=[bmp])/g, 'n');
  const readings = (name) =>
    tokenizer
      .tokenize(name)
      .map(({ reading = '' }) => reading)
      .join('');
  return spellingJudge('e-mail: readings of the names (kuromoji)', (name, spelling) => {
    return short(toRomaji(readings(name))) === short(spelling);
  });
}

function spellingJudge(check, isSpelling) {
  const known = new Map();
  const isRight = (name, spelling) => {
    const key = `${name} ${spelling}`;
    if (!known.has(key)) known.set(key, isSpelling(name, spelling));
    return known.get(key);
  };
  return {
    check,
    judge({ given, surname, email }) {
      const [first, last] = email.split('@')[0].split('.');
      return (isRight(given, first) && isRight(surname, last)) || `${given} | ${surname} | ${email}`;
    },
  };
}
