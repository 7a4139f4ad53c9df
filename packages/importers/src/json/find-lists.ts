import { type Stretch, stretchesOf } from './stretches.ts';

/** A list of objects that is a member of an object, as a stretch of the text. */
export interface JsonList extends Stretch {
  readonly key: string;
}

/** The members of the object that a text is. */
export interface JsonMembers {
  readonly lists: readonly JsonList[];
  /** The keys of all other members. */
  readonly others: readonly string[];
}

/** Finds the lists of objects among the members of an object; of a text that was cut off the last may have no end. */
export function findLists(text: string): JsonMembers {
  const lists: JsonList[] = [];
  const others: string[] = [];
  if (!/^\s*\{\s*"/.test(text)) return { lists, others };
  for (const { key, from, to, isClosed } of membersOf(text)) {
    if (/^\s*\[\s*\{/.test(text.slice(from, from + LONGEST_GAP))) lists.push({ key, from, to, isClosed });
    else others.push(key);
  }
  return { lists, others };
}

/** Between two brackets there is seldom more white space. */
const LONGEST_GAP = 1000;

const KEY = /^\s*("(?:[^"\\]|\\.)*")\s*:/;

/** The members of an object: each key with where its value begins and ends. */
function* membersOf(text: string): Generator<JsonList> {
  for (const { from, to, isClosed } of stretchesOf(text)) {
    const [start = '', key] = KEY.exec(text.slice(from, to)) ?? [];
    if (key !== undefined) yield { key: keyOf(key), from: from + start.length, to, isClosed };
  }
}

function keyOf(mark: string): string {
  try {
    return String(JSON.parse(mark));
  } catch {
    return '';
  }
}
