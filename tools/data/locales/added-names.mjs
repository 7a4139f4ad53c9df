/** Names that stand in full names beside given name and surname, by the sex and generation of those who bear them. */

/** Columns of weights: women by generation (born before 1960, before 1980, before 2000, since), then men. */
export const contexts = ['f', 'm'].flatMap((sex) => [0, 1, 2, 3].map((generation) => `${sex}${generation}`));

/**
 * Returns the names with a weight for each context. A part is `[female 0 1]` or `[male 2 3]`: who bears its names, in which generations;
 * an entry may say how often, `कुमार=60`, else it is 1.
 */
export function addedNames(parts) {
  const weights = new Map();
  for (const { title, entries } of parts) {
    const [sex, ...generations] = title.split(' ');
    const columns = generations.map((generation) => contexts.indexOf(`${sex.slice(0, 1)}${generation}`));
    for (const entry of entries) {
      const [, name, weight = '1'] = /^([^=]+)(?:=(\d+))?$/.exec(entry);
      if (!weights.has(name))
        weights.set(
          name,
          contexts.map(() => 0),
        );
      for (const column of columns) weights.get(name)[column] += Number(weight);
    }
  }
  return weights;
}

/**
 * Parts names such as `Thị Thu Hà`, given with four weights each, into the last word, which is the given name, and what stands before it: `{ given, added }`, each
 * with four weights, the sums of those of all names that have it.
 */
export function partNames(names) {
  const parted = { given: new Map(), added: new Map() };
  const add = (side, name, weights) => {
    const before = side.get(name) ?? weights.map(() => 0);
    side.set(
      name,
      weights.map((weight, generation) => before[generation] + weight),
    );
  };
  for (const [name, weights] of names) {
    const [, before, last] = /^(?:(.*) )?(\S+)$/.exec(name);
    add(parted.given, last, weights);
    if (before !== undefined) add(parted.added, before, weights);
  }
  return parted;
}

/** Puts added names of women and of men, with four weights each, beside those that `added` has: eight weights each. */
export function addedOfBoth(added, { women, men }) {
  const both = new Map(added);
  for (const [names, first] of [
    [women, 0],
    [men, 4],
  ]) {
    for (const [name, weights] of names) {
      const all = [...(both.get(name) ?? contexts.map(() => 0))];
      for (const [generation, weight] of weights.entries()) all[first + generation] += weight;
      both.set(name, all);
    }
  }
  return both;
}
