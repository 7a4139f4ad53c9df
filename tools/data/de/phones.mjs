/** Blocks of telephone numbers of Germany, each tried with libphonenumber-js. */

/** Numbers that the Bundesnetzagentur keeps for films and books (Mitteilung 148/2021), by area code: what stands before three free digits. */
const fiction = new Map([
  ['30', '23125'],
  ['40', '66969'],
  ['69', '90009'],
  ['89', '99998'],
  ['221', '4710'],
]);

/** The same for mobile numbers: the two ranges of a hundred numbers, before two free digits. */
const mobileFiction = [
  ['171', '39200'],
  ['176', '040690'],
];

/** Beginnings of mobile numbers as libphonenumber groups them, and how many digits follow. */
const mobileBeginnings = [
  ...[
    '1511',
    '1512',
    '1514',
    '1515',
    '1516',
    '1517',
    '1520',
    '1521',
    '1522',
    '1523',
    '1525',
    '1573',
    '1575',
    '1577',
    '1578',
  ].map((area) => [area, 7]),
  ...['1590', '1579', '1570'].map((area) => [area, 7]),
  ...['160', '162', '163', '170', '171', '172', '173', '174', '175', '177', '178', '179'].map((area) => [area, 7]),
  ['176', 8],
];

/** Whether every number of a block is a number of Germany that libphonenumber writes as we do. */
function holds(parse, { area, rest, digits }) {
  const count = 10 ** digits;
  const tried = count <= 1000 ? count : 200;
  for (let place = 0; place < tried; place++) {
    const line = String(Math.round((place * (count - 1)) / (tried - 1))).padStart(digits, '0');
    const number = parse(`+49${area}${rest}${line}`);
    if (!number?.isValid() || number.country !== 'DE') return false;
    // The way of writing depends on the first digits and the length alone, which are those of the whole block.
    if (place === 0 && number.formatNational() !== `0${area} ${rest}${line}`) return false;
    if (place === 0 && number.formatInternational() !== `+49 ${area} ${rest}${line}`) return false;
  }
  return true;
}

/** `count` beginnings of `length` digits, none with 0 or 1 ahead, spread over all; which ones depends on `seed` alone. */
function beginnings(seed, length, count) {
  const from = 2 * 10 ** (length - 1);
  const all = 8 * 10 ** (length - 1);
  // A stride that has no factor in common with 8 · 10^n meets every beginning before it meets one twice.
  const stride = 2 * (Math.floor(all * 0.309) >> 1) + 1;
  const coprime = stride % 5 === 0 ? stride + 2 : stride;
  const start = [...seed].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % all, 7);
  return Array.from({ length: Math.min(count, all) }, (_, index) => String(from + ((start + index * coprime) % all)));
}

/** How many digits of a subscriber's number stand before four free ones, so that numbers are as long as is usual in that area. */
const restLength = (area) => ({ 2: 4, 3: 3, 4: 2, 5: 2 })[area.length];

/** Rows of blocks for fixed lines of cities: safe ones before three free digits, valid ones before four. */
export function fixedBlocks(require, cities) {
  const { parsePhoneNumberFromString: parse } = require('libphonenumber-js/max');
  const verdicts = new Map();
  const good = (block) => {
    const key = `${block.area} ${block.rest} ${block.digits}`;
    if (!verdicts.has(key)) verdicts.set(key, holds(parse, block));
    return verdicts.get(key);
  };
  const safe = [];
  const valid = [];
  for (const { id, area, population } of cities) {
    const length = restLength(area);
    const some = fiction.has(area)
      ? [fiction.get(area)]
      : beginnings(`${area} safe`, length + 1, population > 50_000 ? 4 : 2);
    const many = beginnings(area, length, Math.min(60, Math.max(10, Math.round(Math.sqrt(population) / 12))));
    for (const rest of some) if (good({ area, rest, digits: 3 })) safe.push([id, area, rest]);
    for (const rest of many)
      if (rest !== fiction.get(area)?.slice(0, length) && good({ area, rest, digits: 4 })) valid.push([id, area, rest]);
  }
  return { safe, valid };
}

/** Rows of blocks of mobile numbers: safe ones before two free digits, valid ones before four. */
export function mobileBlocks(require) {
  const { parsePhoneNumberFromString: parse } = require('libphonenumber-js/max');
  const valid = mobileBeginnings.flatMap(([area, digits]) =>
    beginnings(area, digits - 4, 40)
      .filter((rest) => holds(parse, { area, rest, digits: 4 }))
      .map((rest) => [area, rest]),
  );
  return { safe: mobileFiction.filter(([area, rest]) => holds(parse, { area, rest, digits: 2 })), valid };
}
