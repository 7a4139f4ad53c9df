import type { CellRandom } from '../random/cell-random.ts';
import { type Pattern, utf8Size } from './pattern.ts';
import { writeCodePoint } from './utf8-code-point.ts';

/** Writes a random text of a pattern at `at` and returns where it ends. */
export type RandomWriter = (random: CellRandom, bytes: Uint8Array, at: number) => number;

/** Creates the writer of a pattern's random texts: at each choice every way is as likely. */
export function createRandomWriter(pattern: Pattern): RandomWriter {
  switch (pattern.kind) {
    case 'characters':
      return createCharacterWriter(pattern.codePoints);
    case 'sequence': {
      const writers = pattern.parts.map(createRandomWriter);
      return (random, bytes, at) => {
        let end = at;
        for (const write of writers) end = write(random, bytes, end);
        return end;
      };
    }
    case 'either': {
      const writers = pattern.options.map(createRandomWriter);
      return (random, bytes, at) => (writers[random.below(writers.length)] as RandomWriter)(random, bytes, at);
    }
    case 'repeat': {
      const write = createRandomWriter(pattern.of);
      const { min, max } = pattern;
      return (random, bytes, at) => {
        let end = at;
        for (let left = min + random.below(max - min + 1); left > 0; left--) end = write(random, bytes, end);
        return end;
      };
    }
  }
}

/** One character of a set, each as likely; a set of one draws nothing. */
function createCharacterWriter(codePoints: readonly number[]): RandomWriter {
  if (codePoints.every((point) => utf8Size(point) === 1)) {
    const ascii = Uint8Array.from(codePoints);
    const count = ascii.length;
    return (random, bytes, at) => {
      bytes[at] = ascii[count === 1 ? 0 : random.below(count)];
      return at + 1;
    };
  }
  const count = codePoints.length;
  return (random, bytes, at) => writeCodePoint(codePoints[count === 1 ? 0 : random.below(count)], bytes, at);
}
