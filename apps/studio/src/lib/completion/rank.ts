/** Something that is found by its name and other words for it. */
export interface Ranked {
  readonly label: string;
  readonly words?: readonly string[] | undefined;
  /** What comes first among those that fit as well: a larger number. */
  readonly boost?: number | undefined;
}

/** More than there are generators, whose list may be read through; the editor draws those in sight. */
const MOST = 500;

/** Returns what fits a word that is being written, the best first; all in their order where nothing is written yet. */
export function rank<T extends Ranked>(word: string, all: readonly T[]): readonly T[] {
  const asked = word.toLowerCase();
  const scored = all.flatMap((one, place) => {
    const score = scoreOf(asked, one);
    return score === undefined ? [] : [{ one, place, score: score - (one.boost ?? 0) / 100 }];
  });
  return scored
    .sort((a, b) => a.score - b.score || a.place - b.place)
    .slice(0, MOST)
    .map(({ one }) => one);
}

/** How far a name is from what is written; undefined where it is something else. */
function scoreOf(asked: string, { label, words = [] }: Ranked): number | undefined {
  if (asked === '') return 0;
  const name = label.toLowerCase();
  if (name === asked) return 0;
  if (name.startsWith(asked)) return 1;
  const begins = beginningsOf(label);
  if (begins.some((part) => part.startsWith(asked))) return 2;
  if (words.some((word) => beginsWith(word, asked))) return 3;
  if (name.includes(asked)) return 4;
  if (asked.length > 2 && words.some((word) => word.toLowerCase().includes(asked))) return 5;
  return asked.length > 1 && initialsOf(label).includes(asked) ? 6 : undefined;
}

function beginsWith(word: string, asked: string): boolean {
  return word.toLowerCase().startsWith(asked) || beginningsOf(word).some((part) => part.startsWith(asked));
}

/** A name from each of its words on: `internet.userAgent` also as `useragent` and `agent`. */
function beginningsOf(label: string): readonly string[] {
  const starts = [...label.matchAll(/(?<=[^A-Za-z0-9])[A-Za-z0-9]|(?<=[a-z0-9])[A-Z]/g)].map(({ index }) => index);
  return starts.map((start) => label.slice(start).toLowerCase());
}

/** The letters that the words of a name begin with: `pfn` for `person.firstName`. */
function initialsOf(label: string): string {
  return [label, ...beginningsOf(label)].map((part) => part.slice(0, 1).toLowerCase()).join('');
}

/** The part of a name that is written, as pairs of offsets; empty where its letters are apart. */
export function matchOf(word: string, label: string): readonly number[] {
  const at = word === '' ? -1 : label.toLowerCase().indexOf(word.toLowerCase());
  return at < 0 ? [] : [at, at + word.length];
}
