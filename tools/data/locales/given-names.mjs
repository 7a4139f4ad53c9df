/** Given names with weights for each generation: born before 1960, before 1980, before 2000, since. */
import { isName } from './weights.mjs';

const GENERATIONS = [0, 1, 2, 3];
/** How many of a million people of each generation bear a name of the ranking, another of ours, a rare one of ours or of the breadth. */
const usual = {
  rank: [900_000, 850_000, 780_000, 680_000],
  some: [80_000, 120_000, 180_000, 260_000],
  others: [20_000, 30_000, 40_000, 60_000],
};

/** Returns the names with four weights each. A part is `[rank 0 1]`, `[some 2 3]` or `[rare 3]`: how its names are common, and in which generations. */
export function givenNames(parts, { names = [], facts }) {
  const leftOut = new Set(facts.leftOut);
  const breadth = names.map((name) => name.normalize('NFC')).filter((name) => isName(name) && !leftOut.has(name));
  const shares = { ...usual, ...facts.given?.shares };
  const weights = new Map();
  for (const generation of GENERATIONS) {
    const seen = new Set();
    for (const kind of ['rank', 'some', 'others']) {
      const isOthers = kind === 'others';
      const title = isOthers ? 'rare' : kind;
      const own = parts.filter((part) => isOf(part.title, title, generation)).flatMap((part) => part.entries);
      const collected = isOthers ? breadth.filter((name) => !isOurs(parts, name)) : [];
      const fresh = [...new Set([...own, ...collected])].filter((name) => !seen.has(name));
      const sizes = fresh.map((_, rank) => (kind === 'rank' ? 1 / (rank + 5) ** 0.95 : 1));
      const whole = sizes.reduce((total, size) => total + size, 0);
      for (const [place, name] of fresh.entries()) {
        seen.add(name);
        if (!weights.has(name)) weights.set(name, [0, 0, 0, 0]);
        weights.get(name)[generation] = Math.max(1, Math.round((shares[kind][generation] * sizes[place]) / whole));
      }
    }
  }
  return weights;
}

function isOf(title, kind, generation) {
  const [own, ...generations] = title.split(' ');
  return own === kind && generations.includes(String(generation));
}

const isOurs = (parts, name) => parts.some(({ entries }) => entries.includes(name));

/** How many of our own names the lists for breadth have, and how many of those on the same side. */
export function sidesOf({ breadth, own }) {
  if (breadth === undefined || breadth.female.length === 0) return undefined;
  const lists = { female: new Set(breadth.female), male: new Set(breadth.male) };
  const side = (file, same, other) => {
    const names = [...new Set(own(file))];
    const known = names.filter((name) => lists[same].has(name) || lists[other].has(name));
    return { own: names.length, known: known.length, same: known.filter((name) => lists[same].has(name)).length };
  };
  return { female: side('given-female', 'female', 'male'), male: side('given-male', 'male', 'female') };
}
