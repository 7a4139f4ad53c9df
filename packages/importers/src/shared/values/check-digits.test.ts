import { describe, expect, it } from 'vitest';
import { isIban, isLuhn } from './check-digits.ts';

describe('check digits', () => {
  it.each(['4111111111111111', '79927398713', '378282246310005'])('of cards are right: %s', (digits) => {
    expect(isLuhn(digits)).toBe(true);
    expect(isLuhn(`${digits.slice(0, -1)}${(Number(digits.at(-1)) + 1) % 10}`)).toBe(false);
  });

  it.each([
    'DE89370400440532013000',
    'GB82 WEST 1234 5698 7654 32',
    'no9386011117947',
    'MT84MALT011000012345MTLCAST001S',
  ])('of accounts are right, in groups and any case: %s', (text) => {
    expect(isIban(text)).toBe(true);
    expect(isIban(text.replace('1', '2'))).toBe(false);
  });

  it.each(['', 'DE89', 'DE8937040044053201300ä', '8937040044053201300000', 'DEAB370400440532013000'])(
    'are not those of an account: %s',
    (text) => {
      expect(isIban(text)).toBe(false);
    },
  );
});
