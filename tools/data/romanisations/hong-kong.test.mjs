import { expect, it } from 'vitest';
import { romanise } from './hong-kong.mjs';

it.each([
  ['家輝', 'kafai'],
  ['慧儀', 'waiyee'],
  ['志明', 'chiming'],
  ['梓軒', 'tszhin'],
])('spells %s as in Hong Kong: %s', (text, spelt) => {
  expect(romanise(text)).toBe(spelt);
});

it('says which character it does not know', () => {
  expect(() => romanise('龘')).toThrow('龘');
});
