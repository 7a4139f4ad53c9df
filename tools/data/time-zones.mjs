/**
 * Makes `packages/generators/src/date/zones/time-zones.gen.ts` from the compiled files of the IANA time zone database:
 * `node tools/data/time-zones.mjs /usr/share/zoneinfo`. Zones with the same offsets from 1973 on share a line: names, the first offset,
 * changes (time since the one before, offset), and the rule after them. Times
 * are quarters of an hour in base 36, or seconds after `~`; rules have decimal numbers.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';

const FIRST = Date.UTC(1973, 0, 1) / 1000;
const LAST = Date.UTC(2100, 0, 1) / 1000;
const target = join(root, 'packages/generators/src/date/zones/time-zones.gen.ts');
const [folder] = process.argv.slice(2);

function zoneFiles(path = '') {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    const name = path === '' ? entry.name : `${path}/${entry.name}`;
    if (/^(posix|right|SystemV)$/.test(name)) return [];
    if (entry.isDirectory()) return zoneFiles(name);
    return /^[A-Z][\w+/-]*$/.test(name) && name !== 'Factory' ? [name] : [];
  });
}

/** The changes of offsets and the rule of a file in TZif of version 2 or later (RFC 9636). */
function readZone(name) {
  const bytes = readFileSync(join(folder, name));
  if (bytes.toString('latin1', 0, 4) !== 'TZif') return undefined;
  const countsAt = (at) => [20, 24, 28, 32, 36, 40].map((offset) => bytes.readUInt32BE(at + offset));
  const [ut, std, leap, times, types, chars] = countsAt(0);
  const second = 44 + times * 5 + types * 6 + chars + leap * 8 + std + ut;
  const [ut2, std2, leap2, count, typeCount, charCount] = countsAt(second);
  const begin = second + 44;
  const typesAt = begin + count * 9;
  const offsets = Array.from({ length: typeCount }, (_, type) => bytes.readInt32BE(typesAt + type * 6));
  const changes = Array.from({ length: count }, (_, index) => ({
    at: Number(bytes.readBigInt64BE(begin + index * 8)),
    offset: offsets[bytes[begin + count * 8 + index]],
  }));
  const footer = typesAt + typeCount * 6 + charCount + leap2 * 12 + std2 + ut2;
  return { changes, first: offsets[0], rule: ruleOf(bytes.toString('latin1', footer).trim(), name) };
}

const seconds = (text) => {
  const [, sign, hours, minutes = '0', rest = '0'] = /^([-+]?)(\d+)(?::(\d+))?(?::(\d+))?$/.exec(text);
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(rest));
};

/** A rule as POSIX writes it, as numbers: the offset, or two offsets with month, week, weekday and time at which each begins. */
function ruleOf(text, name) {
  const abbreviation = '(?:[A-Za-z]+|<[^>]+>)';
  const match = new RegExp(`^${abbreviation}([-+]?[\\d:]+)(?:${abbreviation}([-+]?[\\d:]+)?(?:,(.*),(.*))?)?$`).exec(
    text,
  );
  if (match === null) throw new Error(`${name}: the rule ${text} cannot be read.`);
  const [, standard, summer, from, to] = match;
  const offset = 0 - seconds(standard);
  if (from === undefined) return [offset];
  const dates = [from, to].map((date) => {
    const [, month, week, day, time = '2'] = /^M(\d+)\.(\d)\.(\d)(?:\/(.*))?$/.exec(date);
    return [Number(month), Number(week), Number(day), seconds(time)];
  });
  return [offset, summer === undefined ? offset + 3600 : 0 - seconds(summer), ...dates.flat()];
}

/** When a rule begins in a year, in seconds of the local clock from 1970 on. */
function ruleDate(year, [month, week, day, time]) {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  let date = 1 + ((day - first + 7) % 7) + (week - 1) * 7;
  while (date > days) date -= 7;
  return Date.UTC(year, month - 1, date) / 1000 + time;
}

function changesOfRule(rule) {
  if (rule.length === 1) return [];
  const [standard, summer] = rule;
  const changes = [];
  for (let year = 1972; year <= 2100; year++) {
    changes.push({ at: ruleDate(year, rule.slice(2, 6)) - standard, offset: summer });
    changes.push({ at: ruleDate(year, rule.slice(6, 10)) - summer, offset: standard });
  }
  return changes.sort((a, b) => a.at - b.at);
}

/** Seconds as quarters of an hour in base 36, which nearly all are; others after `~`. */
const numeral = (number) => (number % 900 === 0 ? (number / 900).toString(36) : `~${number.toString(36)}`);

/** A zone's line, without its names: the changes that the rule does not have stand before it. */
function lineOf({ changes, first, rule }) {
  const before = changes.filter(({ at }) => at <= FIRST);
  const start = before.at(-1)?.offset ?? first;
  const known = changes.filter(({ at }) => at > FIRST && at < LAST);
  const ruled = changesOfRule(rule);
  if (rule.length === 1 && (known.at(-1)?.offset ?? start) !== rule[0])
    throw new Error('The last offset is not that of the rule.');
  const places = known.map((change) =>
    ruled.findIndex(({ at, offset }) => at === change.at && offset === change.offset),
  );
  // The rule holds from the first of those changes on that are all of it, none left out; that one is written.
  let kept = known.length;
  while (kept > 1 && places[kept - 2] >= 0 && places[kept - 2] === places[kept - 1] - 1) kept--;
  let at = FIRST;
  const written = known.slice(0, kept).map((change) => {
    const text = `${numeral(change.at - at)}:${numeral(change.offset)}`;
    at = change.at;
    return text;
  });
  return [numeral(start), written.join(' '), rule.join(' ')].join('\t');
}

const lines = new Map();
for (const name of zoneFiles().sort()) {
  const zone = readZone(name);
  if (zone === undefined) continue;
  const line = lineOf(zone);
  lines.set(line, [...(lines.get(line) ?? []), name]);
}
const version = /^# version (\S+)/.exec(readFileSync(join(folder, 'tzdata.zi'), 'utf8'))[1];
const rows = [...lines].map(([line, names]) => `${names.join(' ')}\t${line}`).sort();
const text = `/**
 * Offsets of time zones from 1973 on, of version ${version} of the IANA time zone database; made by tools/data/time-zones.mjs. A line has names, the
 * offset of the beginning, changes (time since the one before, offset) and the rule after them. Times are
 * quarters of an hour in base 36, or seconds after \`~\`; rules have decimal numbers: offset, or standard and other offset, then month, week, weekday and
 * time of day in seconds at which each begins.
 */
export const timeZones: string = \`
${rows.join('\n')}
\`;
`;
writeFileSync(target, text);
