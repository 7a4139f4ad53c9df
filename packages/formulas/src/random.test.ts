import { describe, expect, it } from 'vitest';
import { check, valuesOf, type World } from './frame-for-tests.ts';

const COUNT = 4000;
const world: World = {
  many: {
    columns: { id: { type: { kind: 'int32' }, values: Array.from({ length: COUNT }, (_, row) => String(row)) } },
  },
};

/** Mean and standard deviation of a formula's values, in a table of 4,000 rows. */
function momentsOf(formula: string): { mean: number; sd: number } {
  const values = valuesOf(formula, world, 'many').map(Number);
  const mean = values.reduce((sum, value) => sum + value, 0) / COUNT;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / COUNT;
  return { mean, sd: Math.sqrt(variance) };
}

describe('random functions', () => {
  // Means and standard deviations from textbooks; the tolerance is some five standard errors.
  it.each([
    ['random.uniform(2, 8)', 5, Math.sqrt(3)],
    ['random.integer(1, 6)', 3.5, Math.sqrt(35 / 12)],
    ['random.normal(10, 2)', 10, 2],
    ['random.lognormal(10, 3)', 10, 3],
    ['random.exponential(4)', 4, 4],
    ['random.exponential(id - id + 4)', 4, 4],
    ['random.poisson(3.5)', 3.5, Math.sqrt(3.5)],
    ['random.beta(2, 3)', 0.4, 0.2],
    ['random.pareto(1, 10)', 10 / 9, Math.sqrt(10 / (81 * 8))],
    ['int(random.boolean(0.25))', 0.25, Math.sqrt(3) / 4],
    ['random.pick([1, 2, 3, 4])', 2.5, Math.sqrt(1.25)],
    ['random.weighted([10, 20], [3, 1])', 12.5, Math.sqrt(75) / 2],
  ])('%s has its mean and spread', (formula, mean, sd) => {
    const found = momentsOf(formula);

    expect(Math.abs(found.mean - mean)).toBeLessThan((5 * sd) / Math.sqrt(COUNT));
    expect(Math.abs(found.sd - sd) / sd).toBeLessThan(0.15);
  });

  it('draw each for itself', () => {
    const { mean } = momentsOf('(random.uniform(0, 1) - 0.5) * (random.uniform(0, 1) - 0.5)');

    expect(Math.abs(mean)).toBeLessThan(5 / 12 / Math.sqrt(COUNT));
    expect(check('random.uniform(0, 1)', world, 'many')).toMatchObject({ checked: { drawsWords: true } });
    expect(check('id', world, 'many')).toMatchObject({ checked: { drawsWords: false } });
  });

  it('pick values of the row', () => {
    const values = valuesOf('random.pick([id, id + 1]) - id', world, 'many');

    expect(new Set(values)).toEqual(new Set(['0', '1']));
  });
});
