import {
  createDictionary,
  type DecimalVector,
  type Int32Vector,
  isWideDecimal,
  type LogicalType,
  multiplyWide,
  type Vector,
  type WideVector,
  wordsOf,
} from '@populace/core';
import type { ValuePlanning } from '../planning.ts';
import { spelt } from './spelt.ts';

/** Gives numbers of fewer decimals than `scale` as many: 331 with two is 331.00. */
export function rescaled(vector: Vector, scale: number, at: ValuePlanning): Vector {
  if (vector.kind === 'constant') return { ...vector, text: respelt(vector.text, scale) };
  if (vector.kind === 'codes') {
    const { dictionary } = vector;
    const texts = Array.from({ length: dictionary.size }, (_, code) => respelt(dictionary.text(code), scale));
    return { ...vector, dictionary: createDictionary(texts) };
  }
  if (isWideDecimal(at.column.type)) return withZeros(vector, scale, at.scope.type(at.recipe));
  if (vector.kind === 'wide') return wideTimes(vector, scale, at);
  if (vector.kind === 'decimal') return times(vector, vector.scale, scale, at);
  return vector.kind === 'int32' ? times(vector, 0, scale, at) : vector;
}

/** The text of numbers with more zeros after the point, as 64 bits may not hold the numbers. */
function withZeros(vector: Vector, scale: number, from: LogicalType): Vector {
  const own = from.kind === 'decimal' ? from.scale : 0;
  const zeros = `${own === 0 ? '.' : ''}${'0'.repeat(scale - own)}`;
  const { valid, ...whole } = vector;
  // All vectors are whole without `valid`.
  const number = whole as Vector;
  return { kind: 'parts', parts: [number, { kind: 'constant', text: zeros }], isNumber: true, ...(valid && { valid }) };
}

function respelt(text: string, scale: number): string {
  return spelt(text, { kind: 'decimal', precision: 18, scale });
}

/** In 32 bits where the bounds allow, else in 64. */
function times(vector: Int32Vector | DecimalVector, from: number, scale: number, at: ValuePlanning): Vector {
  const { values, valid } = vector;
  const factor = Number(`1e${scale - from}`);
  const [min, max] = [vector.min * factor, vector.max * factor];
  if (min >= -(2 ** 31) && max < 2 ** 31) {
    const scaled = at.arena.int32();
    at.step((n) => {
      for (let i = 0; i < n; i++) scaled[i] = values[i] * factor;
    });
    return { kind: 'decimal', values: scaled, scale, min, max, ...(valid && { valid }) };
  }
  const [hi, lo] = [at.arena.int32(), at.arena.int32()];
  at.step((n) => {
    for (let i = 0; i < n; i++) {
      hi[i] = values[i] >> 31;
      lo[i] = values[i];
    }
  });
  return wideTimes({ kind: 'wide', hi, lo, scale: from, ...(valid && { valid }) }, scale, at);
}

function wideTimes(vector: WideVector, scale: number, { arena, step }: ValuePlanning): Vector {
  const factor = wordsOf(10n ** BigInt(scale - vector.scale));
  const [hi, lo] = [arena.int32(), arena.int32()];
  step((n) => {
    hi.set(vector.hi.subarray(0, n));
    lo.set(vector.lo.subarray(0, n));
    multiplyWide(n, hi, lo, factor.hi, factor.lo);
  });
  return { ...vector, hi, lo, scale };
}
