import { createSampler, type Distribution, type Sampler } from '@populace/recipes';
import { faultableStates, joinedStates, withStates } from '../columns/buffers.ts';
import { FAULTS } from '../columns/faults.ts';
import { type FormulaColumn, PRESENT } from '../columns/formula-column.ts';
import type { Room } from '../columns/frame.ts';
import type { Argument, Kernel } from '../columns/kernel.ts';
import { floatOf } from '../columns/number-columns.ts';
import { isNumber } from '../types/common-type.ts';

/** What a sampler's value becomes with the row's parameters; NaN where they are none of the distribution. */
export type Shaped = (sample: number, a: number, b: number) => number;

/**
 * Returns the kernel of a distribution whose values come from a fixed one and the row's parameters, so that these may differ from row
 * to row. The sampler is made once, when the first formula asks for it.
 */
export function shapedKernel(makeSampler: () => Sampler, shape: Shaped): Kernel {
  return (columns, frame, { draw }) => {
    const sample = makeSampler();
    const [p, q] = [floatOf(columns[0]).values, floatOf(columns[1] ?? columns[0]).values];
    const [a, b] = frame.words(draw);
    const states = faultableStates(columns, frame);
    const values = frame.arena.float64();
    frame.step((n) => {
      for (let i = 0; i < n; i++) {
        const value = shape(sample(a[i], b[i]), p[i], q[i]);
        values[i] = value;
        if (value - value !== 0 && states[i] === PRESENT) states[i] = FAULTS.badParameters;
      }
    });
    return { kind: 'float', values, states };
  };
}

/** The sampler of the normal distribution with mean 0 and standard deviation 1. */
export const standardNormal = (): Sampler => createSampler({ kind: 'normal', mean: 0, sd: 1 }, { step: undefined });

/** A written number as a double; undefined for others. */
export function writtenNumber(argument: Argument | undefined): number | undefined {
  const value = argument?.constant;
  switch (value?.kind) {
    case 'int':
      return Number(value.value);
    case 'decimal':
      return Number(value.digits) / Number(`1e${value.scale}`);
    case 'float':
      return value.value;
    default:
      return undefined;
  }
}

/** What is wrong with a distribution of written parameters, or the sampler of its values. */
export function samplerOf(
  distribution: Distribution,
  range: { min?: number; max?: number; step?: number },
): Sampler | string {
  try {
    return createSampler(distribution, { step: undefined, ...range });
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

/** A sentence where a written parameter is not above zero. */
export function aboveZero(names: readonly string[], args: readonly Argument[]): string | undefined {
  const wrong = names.find((name, at) => name !== '' && !((writtenNumber(args[at]) ?? 1) > 0));
  return wrong && `${wrong} must be above 0`;
}

/** Whether an argument is a list of numbers that are written out. */
export function writtenNumbers(argument: Argument | undefined): readonly number[] | undefined {
  if (argument === undefined || argument.items.length === 0 || !argument.items.every(({ type }) => isNumber(type))) {
    return undefined;
  }
  return argument.items.map((item) => writtenNumber(item) ?? Number.NaN);
}

/** The states of parameters, for columns that have no faults of their own. */
export function parameterStates(columns: readonly FormulaColumn[], frame: Room): { readonly states?: Uint8Array } {
  return withStates(joinedStates(columns, frame));
}
