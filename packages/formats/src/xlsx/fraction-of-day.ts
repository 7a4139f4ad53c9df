import type { DigitsVector, TimeVector } from '@populace/core';

/** Digits after the point: half a microsecond, and about as much as a double has room for beside the day. */
const WIDTHS = [4, 4, 3] as const;
const UNITS = 1e11;
const DAY_MS = 86_400_000;

/** Times of day as the digits of a fraction of a day. */
export interface FractionOfDay {
  readonly vector: DigitsVector;
  prepare(n: number): void;
}

/** Returns the fraction of a day that times are, as fine as their texts: where those have whole seconds, a program would round up what is beyond. */
export function fractionOfDay({ ms, us, precision }: Pick<TimeVector, 'ms' | 'us' | 'precision'>): FractionOfDay {
  const unit = precision === 's' ? 1000 : 1;
  const [first, second, third] = WIDTHS.map(() => new Int32Array(ms.length));
  return {
    vector: { kind: 'digits', chunks: [first, second, third], widths: WIDTHS },
    prepare(n) {
      for (let row = 0; row < n; row++) {
        const whole = ms[row] - (ms[row] % unit);
        const units = Math.round((whole + (us === undefined ? 0 : us[row] / 1000)) * (UNITS / DAY_MS));
        const high = Math.floor(units / 1e7);
        const low = units - high * 1e7;
        first[row] = high;
        second[row] = low / 1000;
        third[row] = low % 1000;
      }
    },
  };
}
