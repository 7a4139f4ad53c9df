import {
  defineOption,
  type Option,
  type OptionSettings,
  rangeText,
  refuse,
  type Settled,
  wholeOf,
  wholeSchema,
} from '@populace/core';

/** Bounds of a whole number, both included; by default those of 64 bits. */
export interface WholeSettings extends OptionSettings<bigint> {
  readonly min?: bigint | undefined;
  readonly max?: bigint | undefined;
}

const LEAST = -(2n ** 63n);
const MOST = 2n ** 63n - 1n;

/** An option that is a whole number of 64 bits, exact to its last digit. */
export function wholeOption(settings: Settled<bigint, WholeSettings>): Option<bigint>;
export function wholeOption(settings: WholeSettings): Option<bigint | undefined>;
export function wholeOption(settings: WholeSettings): Option<bigint | undefined> {
  const { min = LEAST, max = MOST } = settings;
  return defineOption(settings, {
    kind: 'whole',
    jsonSchema: wholeSchema(asNumber(settings.min), asNumber(settings.max)),
    read(node, at) {
      const whole = wholeOf(node);
      if (whole === undefined) return refuse(node, at, `a whole number${rangeText(settings.min, settings.max)}`);
      if (whole < min || whole > max) return refuse(node, at, `a whole number${rangeText(min, max)}`);
      return whole;
    },
  });
}

function asNumber(bound: bigint | undefined): number | undefined {
  return bound === undefined ? undefined : Number(bound);
}
