import { sha256 } from './sha256.ts';

/** The characters of base58: digits and letters without 0, O, I and l. */
export const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Writes a version and a payload with the first four bytes of their digest's digest behind, in base58; a leading byte of 0 is a 1. */
export function base58check(version: number, payload: readonly number[]): string {
  const body = [version, ...payload];
  return base58([...body, ...sha256(sha256(body)).slice(0, 4)]);
}

function base58(bytes: readonly number[]): string {
  let value = bytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n);
  let text = '';
  for (; value > 0n; value /= 58n) text = BASE58.charAt(Number(value % 58n)) + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text;
}
