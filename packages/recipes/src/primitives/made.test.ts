import { textsOf, worldOf } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { chiSquareScore, LIMIT } from '../distributions/statistics-for-tests.ts';
import { concat } from './concat.ts';
import { constant } from './constant.ts';
import { made } from './made.ts';
import { countsOf, scopeOf } from './sketches-for-tests.ts';

/** One to six letters, all the same. */
const run = made('a run of letters', 6, (random) => 'abc'.charAt(random.below(3)).repeat(1 + random.below(6)));
const RUNS = ['a', 'b', 'c'].flatMap((letter) => [1, 2, 3, 4, 5, 6].map((count) => letter.repeat(count)));

describe('a text that a function makes', () => {
  it('is as likely as the function’s own draws make it', async () => {
    const world = await worldOf({ t: { rows: 36_000, columns: { v: run } } });

    const counts = countsOf(textsOf(world, ['t', 'v'], 36_000), RUNS);

    expect(Math.abs(chiSquareScore(counts, () => 2000))).toBeLessThan(LIMIT);
  });

  it('depends on its row alone, and differs by column and seed', async () => {
    const sketch = {
      t: { rows: 2 ** 40, columns: { v: run, other: run, joined: concat(constant('<'), run, constant('>')) } },
    };
    const [world, seeded] = [await worldOf(sketch), await worldOf(sketch, { seed: '2' })];
    const far = 2 ** 39 + 1;

    const texts = textsOf(world, ['t', 'v'], 300, far);

    expect(textsOf(world, ['t', 'v'], 200, far + 100)).toEqual(texts.slice(100));
    expect(textsOf(world, ['t', 'other'], 300, far)).not.toEqual(texts);
    expect(textsOf(seeded, ['t', 'v'], 300, far)).not.toEqual(texts);
    expect(textsOf(world, ['t', 'joined'], 300, far).every((text) => /^<([abc])\1{0,5}>$/.test(text ?? ''))).toBe(true);
  });

  it('is what its author says, and cannot be unique', async () => {
    const world = await worldOf({ t: { rows: 1, columns: { v: run } } });

    expect(scopeOf(world).explain(run)).toBe('a run of letters');
    expect(scopeOf(world).capacity(run)).toBe('unknown');
    await expect(worldOf({ t: { rows: 2, columns: { v: { recipe: run, unique: true } } } })).rejects.toMatchObject({
      code: 'schema/unique-unsupported',
    });
  });
});
