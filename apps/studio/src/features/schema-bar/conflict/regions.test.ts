import { describe, expect, it } from 'vitest';
import { mergedText, regionsOf } from './regions.ts';

const base = 'name: Shop\nseed: 1\nrows: 10\n\nlast: 1\n';
const mine = 'name: Shop\nseed: 2\nrows: 10\n\nlast: 1\n# mine\n';
const theirs = 'name: Kiosk\nseed: 3\nrows: 10\n\nlast: 1\n';

describe('two versions of a text', () => {
  const regions = regionsOf(base, mine, theirs);

  it('stand beside one another where both changed the same lines', () => {
    expect(regions.filter(({ kind }) => kind === 'differs')).toEqual([
      { kind: 'differs', mine: ['name: Shop', 'seed: 2'], theirs: ['name: Kiosk', 'seed: 3'] },
    ]);
  });

  it('are taken together elsewhere, whichever is chosen', () => {
    expect(mergedText(regions, ['mine'])).toBe(mine);
    expect(mergedText(regions, ['theirs'])).toBe(`${theirs}# mine\n`);
    expect(mergedText(regions, ['both'])).toBe(
      'name: Kiosk\nseed: 3\nname: Shop\nseed: 2\nrows: 10\n\nlast: 1\n# mine\n',
    );
  });
});
