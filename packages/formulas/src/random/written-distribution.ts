import type { Distribution, Sampler } from '@populace/recipes';
import type { Argument } from '../columns/kernel.ts';
import { EXACT } from '../columns/number-columns.ts';
import type { Overload } from '../define/define-function.ts';
import { FLOAT, INT } from '../define/result-types.ts';
import { samplerOf, writtenNumber } from './draw.ts';

/** A distribution whose parameters are written out, so that it is made once. */
export interface WrittenDistribution {
  readonly parameters: readonly string[];
  readonly distributionOf: (...parameters: readonly number[]) => Distribution;
  /** From where to where its values go; whole numbers from 0 if absent. */
  readonly range?: { readonly min: number; readonly max: number };
}

/** The way to call a distribution with parameters that are written out; what is wrong with them is found before the first row. */
export function writtenDistribution({ parameters, distributionOf, range }: WrittenDistribution): Overload {
  const samplerFor = (args: readonly Argument[]): Sampler | string => {
    const written = parameters.map((_, place) => writtenNumber(args[place]) ?? Number.NaN);
    return samplerOf(distributionOf(...written), range ?? { step: 1 });
  };
  return {
    parameters: parameters.map((name) => ({ name, is: 'float', constant: true })),
    gives: range === undefined ? 'int' : 'float',
    result(_, args) {
      const sampler = samplerFor(args);
      if (typeof sampler === 'string') return sampler;
      return range === undefined ? INT : FLOAT;
    },
    plan(_columns, frame, { args, draw }) {
      const sample = samplerFor(args);
      if (typeof sample === 'string') throw new TypeError('The parameters were checked.');
      const [a, b] = frame.words(draw);
      const values = frame.arena.float64();
      frame.step((n) => {
        for (let i = 0; i < n; i++) values[i] = sample(a[i], b[i]);
      });
      return range === undefined ? { kind: 'number', values, scale: 0, min: 0, max: EXACT } : { kind: 'float', values };
    },
  };
}
