/** Given names of two characters or syllables, put together as parents do: of the first and the last ones that listed names have. */

const GENERATIONS = [0, 1, 2, 3];

/**
 * Returns the `count` likeliest names that are not listed, with four weights each: `weight` in each generation whose listed names have both
 * characters where they stand at least `least` times. `names` are those of one sex, with four weights each; what is in `leftOut`, such as words of the language, is no name.
 */
export function composedNames(names, { count, weight, least = 2, leftOut = [] }) {
  const pairs = [...names].map(([name, weights]) => [[...name], weights]).filter(([letters]) => letters.length === 2);
  const [firsts, lasts] = [0, 1].map((place) => occurrences(pairs, place));
  const refused = new Set(leftOut);
  const found = [];
  for (const [first, before] of firsts) {
    for (const [last, behind] of lasts) {
      const name = first + last;
      if (first === last || names.has(name) || refused.has(name)) continue;
      const scores = GENERATIONS.map((generation) =>
        Math.min(before[generation], behind[generation]) < least ? 0 : before[generation] * behind[generation],
      );
      const score = scores.reduce((sum, one) => sum + one, 0);
      if (score > 0) found.push({ name, score, weights: scores.map((one) => (one > 0 ? weight : 0)) });
    }
  }
  found.sort((one, other) => other.score - one.score || (one.name < other.name ? -1 : 1));
  return new Map(found.slice(0, count).map(({ name, weights }) => [name, weights]));
}

/** By character at a place, how many names of each generation have it there. */
function occurrences(pairs, place) {
  const found = new Map();
  for (const [letters, weights] of pairs) {
    const counts = found.get(letters[place]) ?? GENERATIONS.map(() => 0);
    found.set(
      letters[place],
      counts.map((count, generation) => count + (weights[generation] > 0 ? 1 : 0)),
    );
  }
  return found;
}
