import { concat, constant, letters, type Pattern, type Recipe } from '@populace/recipes';

/**
 * Returns the recipe of a pattern all of whose texts have one length and whose places are independent of one another
 * (`[A-Z]{2}-\d{4}`): its texts can be counted, and are made several characters at a time. Undefined for other patterns.
 */
export function fixedPattern(pattern: Pattern): Recipe | undefined {
  const parts = fixedParts(pattern);
  return parts === undefined ? undefined : concat(...merged(parts));
}

/** So many characters, each one of a set. */
interface Run {
  readonly characters: string;
  readonly count: number;
}

/** Alphabets beyond this are rare in patterns, and their chunks would hold single characters. */
const MOST_CHARACTERS = 128;

function fixedParts(pattern: Pattern): readonly Run[] | undefined {
  switch (pattern.kind) {
    case 'characters': {
      const { codePoints } = pattern;
      const isAscii = codePoints.every((point) => point < 128);
      if (codePoints.length > 1 && (!isAscii || codePoints.length > MOST_CHARACTERS)) return undefined;
      return [{ characters: String.fromCodePoint(...codePoints), count: 1 }];
    }
    case 'sequence': {
      const parts = pattern.parts.map(fixedParts);
      return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
    }
    case 'either':
      return undefined;
    case 'repeat': {
      const inner = pattern.min === pattern.max ? fixedParts(pattern.of) : undefined;
      const [only] = inner ?? [];
      if (inner?.length !== 1 || only === undefined) return undefined;
      return [{ characters: only.characters, count: only.count * pattern.max }];
    }
  }
}

/** Runs of the same set as one, single characters as constants. */
function merged(runs: readonly Run[]): readonly Recipe[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last?.characters === run.characters) {
      joined[joined.length - 1] = { ...run, count: last.count + run.count };
    } else if (run.count > 0) joined.push(run);
  }
  // Without a part there is nothing to say how it comes to be.
  if (joined.length === 0) return [constant('')];
  return joined.map(({ characters, count }) =>
    [...characters].length === 1 ? constant(characters.repeat(count)) : letters(characters, count),
  );
}
