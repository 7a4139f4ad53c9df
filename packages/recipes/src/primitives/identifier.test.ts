import { problemsOf, textsOf, worldOf } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { identifier, type Spelling } from './identifier.ts';
import { pick } from './pick.ts';
import { scopeOf } from './sketches-for-tests.ts';

/** The place of a colour, a letter and two digits: `1b07`. */
const spelling: Spelling = {
  what: 'a code',
  spans: [3, 100],
  maxLength: 4,
  spell: ([letter = 0, number = 0], [seen]) => `${seen?.number ?? ''}${'abc'[letter]}${`${number}`.padStart(2, '0')}`,
  read(text) {
    const [, letter, number] = /^\d?([a-z])(\d\d)$/.exec(text) ?? [];
    return letter === undefined ? undefined : ['abc'.indexOf(letter), Number(number)];
  },
};

describe('an identifier', () => {
  it('is what is seen of the row and drawn, spelled', async () => {
    const code = identifier(spelling, [pick(['red', 'blue'])]);
    const world = await worldOf({ t: { rows: 400, columns: { v: code } } });

    const texts = textsOf(world, ['t', 'v'], 400);

    expect(texts.filter((text) => !/^[01][abc]\d\d$/.test(text ?? ''))).toEqual([]);
    expect(new Set(texts.map((text) => text?.charAt(0))).size).toBe(2);
  });

  it('can be unique as often as there are numbers to draw', async () => {
    const code = identifier(spelling);
    const world = await worldOf({ t: { rows: 300, columns: { v: { recipe: code, unique: true } } } });

    expect(new Set(textsOf(world, ['t', 'v'], 300)).size).toBe(300);
    expect(scopeOf(world).rank(code, 'b07')).toBe(22n);
    expect(scopeOf(world).rank(code, 'd07')).toBeUndefined();
    expect(await problemsOf({ t: { rows: 301, columns: { v: { recipe: code, unique: true } } } })).toEqual([
      expect.stringMatching(/^schema\/unique-impossible /),
    ]);
  });

  it('cannot be unique where its texts cannot be read', async () => {
    const { read: _, ...unread } = spelling;
    const v = { recipe: identifier(unread), unique: true };

    expect(await problemsOf({ t: { rows: 2, columns: { v } } })).toEqual([
      expect.stringMatching(/^schema\/unique-unsupported /),
    ]);
  });
});
