import { vectorTextReader } from '@populace/cells';
import type { Column, Vector } from '@populace/core';
import { DAY, numberOfTime } from './time-numbers.ts';

/** Returns the number of the i-th row, NaN for a null. */
export type NumberReader = (i: number) => number;

/** Creates the reader of a column of numbers, or of times in milliseconds (from 1970, or from midnight). */
export function createNumberReader({ type, vector }: Column): NumberReader {
  const isTime = type.kind === 'date' || type.kind === 'time' || type.kind.startsWith('timestamp');
  return readerOf(vector, isTime ? numberOfTime : Number);
}

function readerOf(vector: Vector, parse: (text: string) => number): NumberReader {
  const read = presentReader(vector, parse);
  const { valid } = vector;
  return valid === undefined ? read : (i) => (valid[i] === 0 ? Number.NaN : read(i));
}

function presentReader(vector: Vector, parse: (text: string) => number): NumberReader {
  switch (vector.kind) {
    case 'int32':
    case 'float64': {
      const { values } = vector;
      return (i) => values[i];
    }
    case 'decimal': {
      const { values, scale } = vector;
      const unit = Number(`1e${scale}`);
      return (i) => values[i] / unit;
    }
    case 'wide': {
      const { hi, lo, scale } = vector;
      const unit = Number(`1e${scale}`);
      return (i) => (hi[i] * 2 ** 32 + (lo[i] >>> 0)) / unit;
    }
    case 'date': {
      const { days } = vector;
      return (i) => days[i] * DAY;
    }
    case 'time': {
      const { ms, us } = vector;
      return (i) => ms[i] + (us === undefined ? 0 : us[i] / 1000);
    }
    case 'timestamp': {
      const { days, ms, us } = vector;
      return (i) => days[i] * DAY + ms[i] + (us === undefined ? 0 : us[i] / 1000);
    }
    case 'mixed': {
      const { choice, options } = vector;
      const readers = options.map((option) => readerOf(option.vector, parse));
      return (i) => readers[choice[i]](options[choice[i]].at?.[i] ?? i);
    }
    default:
      return textReader(vector, parse);
  }
}

function textReader(vector: Vector, parse: (text: string) => number): NumberReader {
  const read = vectorTextReader(vector);
  return (i) => {
    const text = read(i);
    return text === null ? Number.NaN : parse(text);
  };
}
