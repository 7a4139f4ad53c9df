import type { BytesVector } from '../batch/vector.ts';
import { longestText, type Pattern, utf8Size } from '../pattern/pattern.ts';
import { type CellRandom, createCellRandom } from '../random/cell-random.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Planner, Primitive, Recipe } from '../recipe/recipe.ts';

/** Texts of a pattern: at each choice every way is as likely. */
export interface PatternRecipe extends Recipe {
  readonly kind: 'pattern';
  readonly pattern: Pattern;
  /** The pattern as its author wrote it. */
  readonly text: string;
}

/** Makes the recipe of texts that match a pattern. */
export function patternOf(pattern: Pattern, text: string): PatternRecipe {
  return { kind: 'pattern', pattern, text };
}

export const patternPrimitive: Primitive<PatternRecipe> = definePrimitive<PatternRecipe>({
  kind: 'pattern',
  type: () => ({ kind: 'string' }),
  // Different ways through a pattern can give one text; counting words needs its automaton.
  capacity: () => 'unknown',
  plan: planPattern,
  explain: ({ text }) => `a text that matches ${text}`,
});

/** Writes a random text of a pattern at `at` and returns where it ends. */
type Writer = (random: CellRandom, bytes: Uint8Array, at: number) => number;

function planPattern({ pattern }: PatternRecipe, at: Planner): BytesVector {
  const maxBytes = longestText(pattern);
  const [a, b] = at.source.words();
  const offsets = at.arena.int32(at.arena.rows + 1);
  const bytes = at.arena.uint8(at.arena.rows * maxBytes);
  const random = createCellRandom();
  const write = createWriter(pattern);
  at.step((n) => {
    let end = 0;
    for (let i = 0; i < n; i++) {
      random.seed(a[i], b[i]);
      end = write(random, bytes, end);
      offsets[i + 1] = end;
    }
  });
  return { kind: 'bytes', offsets, bytes, maxBytes };
}

function createWriter(pattern: Pattern): Writer {
  switch (pattern.kind) {
    case 'characters':
      return createCharacterWriter(pattern.codePoints);
    case 'sequence': {
      const writers = pattern.parts.map(createWriter);
      return (random, bytes, at) => {
        let end = at;
        for (const write of writers) end = write(random, bytes, end);
        return end;
      };
    }
    case 'either': {
      const writers = pattern.options.map(createWriter);
      return (random, bytes, at) => (writers[random.below(writers.length)] as Writer)(random, bytes, at);
    }
    case 'repeat': {
      const write = createWriter(pattern.of);
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
function createCharacterWriter(codePoints: readonly number[]): Writer {
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

/** Writes a code point in UTF-8 (RFC 3629, section 3) and returns where it ends. */
function writeCodePoint(point: number, bytes: Uint8Array, at: number): number {
  const size = utf8Size(point);
  if (size === 1) {
    bytes[at] = point;
    return at + 1;
  }
  for (let place = size - 1; place > 0; place--)
    bytes[at + place] = 0x80 | ((point >>> (6 * (size - 1 - place))) & 0x3f);
  bytes[at] = ((0xf00 >>> size) & 0xff) | (point >>> (6 * (size - 1)));
  return at + size;
}
