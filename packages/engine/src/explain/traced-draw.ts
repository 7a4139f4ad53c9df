import type { Source, Weights } from '@populace/recipes';
import type { ChoiceDraw, DrawExplanation, NumberDraw } from './cell-explanation.ts';

/** A draw of a plan, whose number is read once the steps have run. */
export type TracedDraw = () => DrawExplanation;

/** Runs a draw and tells of it, unless it is drawn for another draw's sake. */
export type TellDraw = <T>(make: () => T, drawOf: (made: T) => TracedDraw) => T;

/** Returns a source that hands out what another does, and tells of each draw. */
export function traceSource(path: string, source: Source, tell: TellDraw): Source {
  const at = (draw = ''): Pick<DrawExplanation, 'stream' | 'draw'> => ({ stream: path, draw });
  const kind = source.kind === 'rank' ? 'digit' : 'number';
  const within = (name: string, inner: Source): Source => traceSource(`${path}/${name}`, inner, tell);
  return {
    kind: source.kind,
    below: (of, draw) =>
      tell(
        () => source.below(of, draw),
        (numbers) => () => ({ ...at(draw), kind, number: numbers[0], of }),
      ),
    belowEach: (spans, draw) =>
      tell(
        () => source.belowEach(spans, draw),
        (numbers) => () => ({ ...at(draw), kind, number: numbers[0], of: spans[0] }),
      ),
    wide: (of, draw) =>
      tell(
        () => source.wide(of, draw),
        ({ hi, lo }) =>
          () => ({ ...at(draw), kind, number: wholeOf(hi[0], lo[0]), of: plain(of) }),
      ),
    pick: (weights, draw) =>
      tell(
        () => source.pick(weights, draw),
        (codes) => () => ({ ...at(draw), ...chosen(source, codes[0], weights) }),
      ),
    words: (draw) =>
      tell(
        () => source.words(draw),
        ([a, b]) =>
          () => ({ ...at(draw), kind: 'bits', bits: hexOf(a[0]) + hexOf(b[0]) }),
      ),
    split: (parts) => source.split(parts).map((inner, place) => within(parts[place].name, inner)),
    choose(options) {
      const weights = options.map(({ weight }) => weight);
      const made = tell(
        () => source.choose(options),
        ({ choice }) =>
          () => ({ ...at(), ...chosen(source, choice[0], weights) }),
      );
      return { choice: made.choice, sources: made.sources.map((inner, place) => within(options[place].name, inner)) };
    },
    get key() {
      return tell(
        () => source.key,
        () => () => ({ ...at(), kind: 'key' }),
      );
    },
  };
}

/** Under a rank, weights do not count. */
function chosen({ kind }: Source, number: number, weights: Weights): ChoiceDraw | NumberDraw {
  const of = weights.length;
  if (kind === 'rank') return { kind: 'digit', number, of };
  let sum = 0;
  for (let place = 0; place < of; place++) sum += weights[place];
  return { kind: 'choice', number, of, share: weights[number] / sum };
}

/** An unsigned number of 64 bits: a number below 2^53, else a bigint. */
function wholeOf(hi: number, lo: number): number | bigint {
  return plain((BigInt(hi >>> 0) << 32n) | BigInt(lo >>> 0));
}

function plain(whole: bigint): number | bigint {
  return whole <= Number.MAX_SAFE_INTEGER ? Number(whole) : whole;
}

function hexOf(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
