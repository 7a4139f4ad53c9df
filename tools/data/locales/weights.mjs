/** Weights by rank: estimated, on a curve of Zipf and Mandelbrot. */
import { byText } from '../lib/tables.mjs';

/** Heaviest first, then by the letters' code points, so that the file is the same everywhere. */
export const byWeight = (weights) => [...weights].sort(([a, x], [b, y]) => y - x || byText(a, b));

/** Names of the breadth that are written as names are: a capital, where the script has them, and letters with a dash, an apostrophe or one space between. */
export const isName = (name) =>
  /^[\p{Lu}\p{Lo}\p{Script=Georgian}][\p{L}\p{M}]*([-'’ ]\p{L}[\p{L}\p{M}]*)*$/u.test(name) && name.length > 1;

/**
 * Surnames: those of `[rank]` on the curve `per million × ((1 + q) / (rank + q))^s`, those of `[common]` and of `[families]` flat,
 * those of `[rare]` and of the breadth flat and rarest: at `others` both, unless the facts say `rare`.
 */
export function surnames(parts, { names = [], facts }) {
  const { top, q = 1, s = 0.8, common = 120, families = 80, others = 40 } = facts.surnames;
  const { rare = others || 40 } = facts.surnames;
  const weights = new Map();
  const add = (entries, weightOf) => {
    const fresh = [...new Set(entries)].filter((name) => !weights.has(name));
    for (const [rank, name] of fresh.entries()) weights.set(name, Math.max(1, Math.round(weightOf(rank + 1))));
  };
  const of = (title) => parts.filter((part) => part.title === title).flatMap((part) => part.entries);
  const leftOut = new Set(facts.leftOut);
  add(of('rank'), (rank) => top * ((1 + q) / (rank + q)) ** s);
  add(of('common'), () => common);
  add(of('families'), () => families);
  add(of('rare'), () => rare);
  add(
    names.map((name) => name.normalize('NFC')).filter((name) => isName(name) && !leftOut.has(name)),
    () => others,
  );
  return weights;
}

/** Streets: those of `[rank]` on a curve, those of `[common]` flat. */
export function streetNames(parts) {
  const weights = new Map();
  for (const { title, entries } of parts) {
    const fresh = [...new Set(entries)].filter((name) => !weights.has(name));
    for (const [rank, name] of fresh.entries())
      weights.set(name, title === 'rank' ? Math.round(6000 / (rank + 9) ** 0.7) : 100);
  }
  return weights;
}
