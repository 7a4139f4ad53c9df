import { type Arena, type Key, type RowSet, threefry2x32, words32, words64 } from '@populace/core';
import {
  type AliasTable,
  createAliasTable,
  fillBelow,
  fillBelowEach,
  fillBelowWide,
  type Source,
  type Step,
  type Weights,
} from '@populace/recipes';

/** What a source of random words draws with. */
export interface WordSourceParts {
  /** The stream's name within its table, such as `c:email/2`. */
  readonly path: string;
  readonly rows: RowSet;
  readonly arena: Arena;
  readonly keyOf: (path: string, ...draw: readonly string[]) => Key;
  readonly step: (step: Step) => void;
}

/** Creates the source whose numbers are random words of the row, by streams of the path's own. */
export function createWordSource(parts: WordSourceParts): Source {
  const { path, rows, arena, keyOf, step } = parts;
  const { draw32, draw64 } = createDraws(parts);
  const pick = (weights: Weights, draw = ''): Int32Array => {
    const table = aliasTableOf(weights);
    const words = draw32(draw);
    const codes = arena.int32();
    step((n) => {
      table.fill(n, words, codes);
    });
    return codes;
  };
  const within = (name: string): Source => createWordSource({ ...parts, path: `${path}/${name}` });

  return {
    kind: 'words',
    below(span, draw = '') {
      const out = arena.int32();
      // A span of 1 leaves nothing to draw; the arena's zeros are the answer.
      if (span === 1) return out;
      const words = draw32(draw);
      const again = createRepeats(keyOf(path, `${draw}/again`), rows);
      step((n) => {
        fillBelow(n, span, words, again.word, out);
      });
      return out;
    },
    belowEach(spans, draw = '') {
      const out = arena.int32();
      const words = draw32(draw);
      const again = createRepeats(keyOf(path, `${draw}/again`), rows);
      step((n) => {
        fillBelowEach(n, spans, words, again.word, out);
      });
      return out;
    },
    wide(span, draw = '') {
      const [hi, lo] = draw64(draw);
      const out = { hi: arena.int32(), lo: arena.int32() };
      const again = createRepeats(keyOf(path, `${draw}/again`), rows);
      step((n) => {
        fillBelowWide(n, span, { hi, lo }, again.block, out);
      });
      return out;
    },
    pick,
    words: (draw = '') => draw64(draw),
    split: (named) => named.map(({ name }) => within(name)),
    choose: (options) => ({
      choice: pick(options.map(({ weight }) => weight)),
      sources: options.map(({ name }) => within(name)),
    }),
    key: (...draw) => keyOf(path, ...draw),
  };
}

interface Draws {
  draw32(draw: string): Int32Array;
  draw64(draw: string): readonly [Int32Array, Int32Array];
}

/** Creates what draws one or two words for each row. */
function createDraws({ path, rows, arena, keyOf, step }: WordSourceParts): Draws {
  return {
    draw32(draw) {
      const key = keyOf(path, draw);
      const words = arena.int32();
      step(() => {
        words32(key, rows, words);
      });
      return words;
    },
    draw64(draw) {
      const key = keyOf(path, draw);
      const a = arena.int32();
      const b = arena.int32();
      step(() => {
        words64(key, rows, a, b);
      });
      return [a, b];
    },
  };
}

const tables = new WeakMap<Weights, AliasTable>();

/** The alias table of a recipe's weights, made once for the plans that measure and that run. */
function aliasTableOf(weights: Weights): AliasTable {
  const made = tables.get(weights) ?? createAliasTable(weights);
  tables.set(weights, made);
  return made;
}

/** The words of repeated draws: still a function of the row, at a counter whose high bits count the attempts. */
function createRepeats(key: Key, rows: RowSet) {
  const scratch = new Int32Array(2);
  // Rows are below 2^53, so 11 bits of the counter are free.
  const block = (index: number, attempt: number, out: Int32Array): void => {
    threefry2x32(key, rows.lo[index], rows.hi[index] | (attempt << 21), out);
  };
  return {
    block,
    word(index: number, attempt: number): number {
      block(index, attempt, scratch);
      return scratch[0];
    },
  };
}
