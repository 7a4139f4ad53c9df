import { civilFromDays } from '@populace/calendar';
import { checkRanges } from '@populace/cells';
import { CodedError, type Column, createDictionary, SLACK, typeName, type Vector } from '@populace/core';

/** A column of dates or points in time in the basic form of ISO 8601, whole seconds: `20240229T235959Z`. */
export interface BasicTimes {
  readonly column: Column;
  /** Makes the first `n` rows of the vector as they stand. */
  prepare(n: number): void;
}

type Prepare = (n: number) => void;
type DigitsVector = Extract<Vector, { kind: 'digits' }>;
type TimestampVector = Extract<Vector, { kind: 'timestamp' }>;

/**
 * Returns a column of dates or points in time with neither dashes nor colons nor fractions.
 * @throws CodedError `format/cannot-hold` where its texts are made row by row, and for years beyond 1 to 9999.
 */
export function basicTimes(column: Column, capacity: number): BasicTimes {
  checkRanges([column]);
  const prepares: Prepare[] = [];
  const vector = basicVector(column, column.vector, { capacity, prepares });
  return {
    column: { ...column, vector },
    prepare(n) {
      for (const prepare of prepares) prepare(n);
    },
  };
}

interface Making {
  readonly capacity: number;
  readonly prepares: Prepare[];
}

function basicVector(column: Column, vector: Vector, making: Making): Vector {
  switch (vector.kind) {
    case 'constant':
      return { ...vector, text: basicText(vector.text) };
    case 'codes': {
      const { size } = vector.dictionary;
      const texts = Array.from({ length: size }, (_, code) => basicText(vector.dictionary.text(code)));
      return { ...vector, dictionary: createDictionary(texts) };
    }
    case 'date':
      return { ...dateDigits(vector.days, making), ...(vector.valid && { valid: vector.valid }) };
    case 'timestamp':
      return basicTimestamp(vector, making);
    case 'mixed':
      return {
        ...vector,
        options: vector.options.map((option) => {
          const prepares: Prepare[] = [];
          const inner = basicVector(column, option.vector, { ...making, prepares });
          making.prepares.push((n) => {
            for (const prepare of prepares) prepare(option.filled?.n ?? n);
          });
          return { ...option, vector: inner };
        }),
      };
    default: {
      const message = `Column ${JSON.stringify(column.name)} is ${typeName(column.type)}, but made of free text, which cannot be spelled as this format wants it; take another column.`;
      throw new CodedError('format/cannot-hold', message);
    }
  }
}

function basicText(text: string): string {
  return text.replace(/\.\d+/, '').replace(/[-:]/g, '');
}

function dateDigits(days: Int32Array, { capacity, prepares }: Making): DigitsVector {
  const years = new Int32Array(capacity + SLACK);
  const monthDays = new Int32Array(capacity + SLACK);
  prepares.push((n) => {
    for (let row = 0; row < n; row++) {
      const { year, month, day } = civilFromDays(days[row]);
      years[row] = year;
      monthDays[row] = month * 100 + day;
    }
  });
  return { kind: 'digits', chunks: [years, monthDays], widths: [4, 4] };
}

function timeDigits(ms: Int32Array, { capacity, prepares }: Making): DigitsVector {
  const minutes = new Int32Array(capacity + SLACK);
  const seconds = new Int32Array(capacity + SLACK);
  prepares.push((n) => {
    for (let row = 0; row < n; row++) {
      const second = Math.floor(ms[row] / 1000);
      const minute = Math.floor(second / 60);
      minutes[row] = Math.floor(minute / 60) * 100 + (minute % 60);
      seconds[row] = second % 60;
    }
  });
  return { kind: 'digits', chunks: [minutes, seconds], widths: [4, 2] };
}

function basicTimestamp({ days, ms, zoned, valid }: TimestampVector, making: Making): Vector {
  const parts: Vector[] = [dateDigits(days, making), { kind: 'constant', text: 'T' }, timeDigits(ms, making)];
  if (zoned) parts.push({ kind: 'constant', text: 'Z' });
  return { kind: 'parts', parts, ...(valid && { valid }) };
}
