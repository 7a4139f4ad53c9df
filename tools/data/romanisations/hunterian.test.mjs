import { expect, it } from 'vitest';
import { romanise } from './hunterian.mjs';

it.each([
  ['ज्ञानेश्वर', 'gyaneshvar'],
  ['प्रतिज्ञा', 'pratigya'],
  ['रजनी', 'rajni'],
  ['रंजना', 'ranjna'],
  ['राजनारायण', 'rajnarayan'],
])('tells gya from a j before an n in %s: %s', (text, spelt) => {
  expect(romanise(text)).toBe(spelt);
});
