/** Chooses blocks of numbers for towns and mobile networks: those that are kept free for fiction, and some of the others. */
import { hashOf } from '../lib/tables.mjs';

const fixedTypes = ['FIXED_LINE', 'FIXED_LINE_OR_MOBILE'];

/** Returns `fixed(town)` and `mobile`: rows of area, rest and form. `good` gives a block's form, undefined where it does not hold. */
export function blockRows(good, { width, widths = {}, starts, line, safeLine, areaDigits, fiction = [], mobile }) {
  const row = (area, digits, { lineDigits, types }) => {
    const form = good({ digits, line: lineDigits, types });
    // Something must be left behind the area.
    const at = Math.min(areaDigits ?? area.length, digits.length - 1);
    return form === undefined ? [] : [[digits.slice(0, at), digits.slice(at), form]];
  };
  /** `count` blocks, by turns of each beginning, filled up with digits that depend on the seed alone. */
  const spread = (beginnings, { count, seed, ...kind }) => {
    const found = new Map();
    for (let turn = 0; found.size < count && turn < 12 * count; turn++) {
      const beginning = String(beginnings[turn % beginnings.length]);
      const missing = kind.widthOf(beginning) - beginning.length - kind.lineDigits;
      if (missing < 0) continue;
      const drawn =
        missing === 0 ? '' : `${hashOf(`${seed} ${beginning} ${turn}`, 10 ** missing)}`.padStart(missing, '0');
      const filler = startedBy(drawn, kind.starts);
      for (const cells of row(beginning, beginning + filler, kind)) found.set(cells.join(), cells);
    }
    return [...found.values()];
  };
  const free = (prefixes) =>
    fiction.flatMap((entry) => {
      const [area, rest] = entry.split(' ');
      const areas = area === '*' ? prefixes.map((prefix) => prefix.slice(0, areaDigits)) : [area];
      const own = [...new Set(areas)].filter((digits) => prefixes.some((prefix) => prefix.startsWith(digits)));
      return own.flatMap((digits) => row(digits, digits + rest, { lineDigits: safeLine, types: fixedTypes }));
    });
  return {
    fixed({ prefixes, population }) {
      const kind = {
        types: fixedTypes,
        widthOf: (prefix) => widths[prefix] ?? widths[prefix.length] ?? width,
        starts,
        seed: prefixes.join(' '),
      };
      const count = Math.min(24, Math.max(6, Math.round(Math.sqrt(population) / 25)));
      const own = free(prefixes);
      return {
        isFree: own.length > 0,
        safe: own.length > 0 ? own : spread(prefixes, { ...kind, count: 4, lineDigits: safeLine }),
        valid: spread(prefixes, { ...kind, count, lineDigits: line }),
      };
    },
    mobile: mobile && mobileRows(mobile, { row, spread }),
  };
}

/** Digits whose first is one of `starts`, where a country says with which the numbers of subscribers begin. */
function startedBy(digits, starts) {
  if (starts === undefined || digits === '') return digits;
  return starts[Number(digits[0]) % starts.length] + digits.slice(1);
}

function mobileRows({ prefixes, width, line, safeLine, each = 20, fiction = [] }, { row, spread }) {
  const kind = { types: ['MOBILE'], widthOf: () => width, seed: 'mobile' };
  const own = fiction.flatMap((entry) => {
    const [area, rest] = entry.split(' ');
    return row(area, area + rest, { lineDigits: safeLine, types: kind.types });
  });
  const ofEach = (lineDigits, count) => prefixes.flatMap((prefix) => spread([prefix], { ...kind, count, lineDigits }));
  return {
    isFree: own.length > 0,
    safe: own.length > 0 ? own : ofEach(safeLine, Math.min(4, each)),
    valid: ofEach(line, each),
  };
}
