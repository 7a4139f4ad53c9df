import { describe, expect, it } from 'vitest';
import { checkDistribution } from './check-distribution.ts';
import type { Distribution, SampleRange } from './distribution.ts';
import { createSampler } from './sampler.ts';

const float = { step: undefined };
const whole = { step: 1 };

function blamed(distribution: Distribution, range: SampleRange): readonly string[] {
  return checkDistribution(distribution, range).map(({ option }) => option);
}

describe('the check of a distribution', () => {
  it('finds nothing wrong with bare names between min and max', () => {
    const names = ['uniform', 'normal', 'lognormal', 'exponential', 'poisson', 'zipf', 'beta', 'pareto'] as const;
    const ranges = [
      { min: 0, max: 100 },
      { min: 1, max: 400 },
      { min: -20, max: 20 },
      { min: 1000, max: 1100 },
    ];

    const problems = names.flatMap((name) => ranges.flatMap((range) => checkDistribution(name, { ...range, step: 1 })));

    expect(problems).toEqual([]);
  });

  it.each<[Distribution, readonly string[]]>([
    [{ kind: 'normal', mean: Number.NaN, sd: 0 }, ['distribution.mean', 'distribution.sd']],
    [{ kind: 'lognormal', mean: -1, sd: 1 }, ['distribution.mean', 'distribution.sd']],
    [{ kind: 'exponential', mean: 0 }, ['distribution.mean']],
    [{ kind: 'poisson', mean: 2e15 }, ['distribution.mean']],
    [{ kind: 'zipf', exponent: -1, max: 1.5 }, ['distribution.exponent', 'distribution.max']],
    [{ kind: 'beta', alpha: 0, beta: 2e6 }, ['distribution.alpha', 'distribution.beta']],
    [{ kind: 'pareto', min: 0, alpha: Infinity }, ['distribution.min', 'distribution.alpha']],
    [{ kind: 'weighted', values: [{ value: Infinity, weight: -1 }] }, ['distribution.values', 'distribution.weights']],
    [{ kind: 'weighted', values: [] }, ['distribution.weights']],
    [{ kind: 'histogram', edges: [1, 2, 2], weights: [0, 0] }, ['distribution.edges', 'distribution.weights']],
    [{ kind: 'histogram', edges: [1, 2], weights: [1, 1] }, ['distribution.edges']],
  ])('names every wrong parameter of %j', (distribution, options) => {
    expect(blamed(distribution, { min: 0, max: 10, ...float })).toEqual(options);
  });

  it.each<[Distribution, SampleRange, string]>([
    ['normal', { max: 1, ...float }, 'min'],
    [{ kind: 'uniform' }, { min: 1, ...float }, 'max'],
    [{ kind: 'beta', alpha: 1, beta: 1 }, { min: 1, ...whole }, 'max'],
    ['uniform', { min: 5, max: 1, ...float }, 'min'],
    ['uniform', { min: 0, max: Infinity, ...float }, 'max'],
    ['uniform', { min: -1e308, max: 1e308, ...float }, 'max'],
    ['uniform', { min: 0.2, max: 0.8, ...whole }, 'min'],
    ['uniform', { min: 0, max: 1e16, ...whole }, 'max'],
    ['uniform', { min: -9e15, max: 9e15, ...whole }, 'max'],
    ['uniform', { min: 0, max: 1, step: 0 }, 'step'],
    ['lognormal', { min: -5, max: 0, ...float }, 'distribution'],
    ['zipf', { min: -5, max: 0, ...whole }, 'distribution'],
    ['poisson', { min: 0, max: 10, step: 5 }, 'step'],
    [{ kind: 'weighted', values: [{ value: 0.5, weight: 1 }] }, whole, 'distribution.values'],
  ])('blames what does not go together: %j in %j', (distribution, range, option) => {
    expect(blamed(distribution, range)).toContain(option);
  });

  it.each<[Distribution, SampleRange]>([
    [
      { kind: 'normal', mean: 0, sd: 1 },
      { min: 40, ...float },
    ],
    [
      { kind: 'lognormal', mean: 1, sd: 1 },
      { max: 0, ...float },
    ],
    [
      { kind: 'exponential', mean: 1 },
      { max: -1, ...float },
    ],
    [
      { kind: 'poisson', mean: 1 },
      { min: 1.2, max: 1.8, ...float },
    ],
    [
      { kind: 'zipf', exponent: 1, max: 10 },
      { min: 11, ...whole },
    ],
    [
      { kind: 'pareto', min: 5, alpha: 1 },
      { max: 4, ...float },
    ],
    [
      { kind: 'beta', alpha: 1, beta: 1 },
      { min: 4, max: 4, ...float },
    ],
    [
      { kind: 'weighted', values: [{ value: 1, weight: 1 }] },
      { min: 2, ...whole },
    ],
    [
      { kind: 'histogram', edges: [0, 1], weights: [1] },
      { min: 2, ...float },
    ],
    [{ kind: 'histogram', edges: [0.2, 0.8], weights: [1] }, whole],
  ])('says so when truncation leaves nothing: %j in %j', (distribution, range) => {
    expect(blamed(distribution, range)).toEqual(['distribution']);
    expect(() => createSampler(distribution, range)).toThrow(RangeError);
  });

  it('says what is and what was expected', () => {
    expect(checkDistribution('uniform', { min: 10, max: 5, step: 1 })).toEqual([
      { option: 'min', message: 'min (10) is greater than max (5); swap them or drop one' },
    ]);
    expect(checkDistribution({ kind: 'exponential', mean: 1 }, { min: -9, max: -3, step: undefined })).toEqual([
      { option: 'distribution', message: 'exponential makes no values between min (-9) and max (-3)' },
    ]);
  });
});

describe('every sampler at the ends of its words', () => {
  const words = [0, 1, 63, 64, -1, 0x7fffffff, -0x80000000];
  const cases: readonly [Distribution, SampleRange][] = [
    ...(['uniform', 'normal', 'lognormal', 'exponential', 'poisson', 'zipf', 'beta', 'pareto'] as const).flatMap(
      (name): [Distribution, SampleRange][] => [
        [name, { min: 0, max: 1000, step: 0.01 }],
        [name, { min: 0, max: 1000, ...float }],
        [name, { min: -7, max: 1e15, ...whole }],
      ],
    ),
    [{ kind: 'normal', mean: 0, sd: 1 }, float],
    [
      { kind: 'normal', mean: 0, sd: 1 },
      { min: 36, ...float },
    ],
    [{ kind: 'normal', mean: 1e15, sd: 1e16 }, whole],
    [{ kind: 'lognormal', mean: 1, sd: 1e9 }, whole],
    [{ kind: 'exponential', mean: 1e299 }, float],
    [
      { kind: 'zipf', exponent: 100, max: 2 ** 53 - 1 },
      { min: 1_000_000, ...whole },
    ],
    [
      { kind: 'poisson', mean: 1e15 },
      { min: 2e15, max: 3e15, ...whole },
    ],
    [
      { kind: 'poisson', mean: 1e15 },
      { min: 0, max: 10, ...whole },
    ],
    [
      { kind: 'beta', alpha: 0.01, beta: 1e6 },
      { min: 0, max: 1, ...float },
    ],
  ];
  it.each(cases)('gives finite values within the range: %j in %j', (distribution, range) => {
    const unbounded = range.step === undefined ? Number.MAX_VALUE : Number.MAX_SAFE_INTEGER;
    const scale = range.step === 0.01 ? 100 : 1;
    const { min = -unbounded, max = unbounded } = range;

    const draw = createSampler(distribution, range);
    const values = words.flatMap((a) => words.map((b) => draw(a, b)));

    expect(values.filter((value) => !(value >= min * scale && value <= max * scale))).toEqual([]);
    expect(values.filter((value) => range.step !== undefined && !Number.isInteger(value))).toEqual([]);
    expect(values.filter((value) => Object.is(value, -0))).toEqual([]);
  });
});
