import { editDistance } from './edit-distance.ts';

/** Names are compared by their first units, and in all by so many cells of the table of distances. */
const MOST_UNITS = 64;
const MOST_CELLS = 400_000;

/**
 * Returns the `count` names nearest to `asked`, best first: first by edit distance (insert, delete, replace, swap of neighbours),
 * with case and separators counting little. Names too far away to be meant are left out; where there are thousands of long names, not all
 * are looked at.
 */
export function nearestNames(asked: string, names: Iterable<string>, count = 3): string[] {
  const wanted = fold(asked);
  const limit = Math.max(2, Math.floor(wanted.length / 2));
  return withinBudget(wanted, names)
    .map((name) => ({ name, distance: distanceTo(wanted, name) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, count)
    .map(({ name }) => name);
}

/** As many names as may be compared: a document of many mistakes and many names must not take long to refuse. */
function withinBudget(wanted: string, names: Iterable<string>): string[] {
  const chosen: string[] = [];
  let cells = 0;
  for (const name of names) {
    cells += wanted.length * Math.min(name.length, MOST_UNITS);
    if (cells > MOST_CELLS) break;
    chosen.push(name);
  }
  return chosen;
}

/** The distance to a whole name, or to what stands after its subject (`firstName` is near `person.firstName`). */
function distanceTo(wanted: string, name: string): number {
  const folded = fold(name);
  // The begin of a name is probably meant as the name.
  if (wanted.length >= 3 && folded.startsWith(wanted)) return 1.5;
  const whole = editDistance(wanted, folded);
  const dot = name.lastIndexOf('.');
  return dot < 0 ? whole : Math.min(whole, editDistance(wanted, fold(name.slice(dot + 1))) + 0.5);
}

function fold(name: string): string {
  // Only used to rank suggestions, never in a value, so the engine's own case tables do no harm.
  return name
    .slice(0, 2 * MOST_UNITS)
    .toLowerCase()
    .replaceAll(/[-_ ]/g, '')
    .slice(0, MOST_UNITS);
}
