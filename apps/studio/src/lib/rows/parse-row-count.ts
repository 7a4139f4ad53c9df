/** A table has at most this many rows. */
const MOST_ROWS = 2 ** 48;

const UNITS: ReadonlyMap<string, number> = new Map([
  ['', 0],
  ['k', 3],
  ['thousand', 3],
  ['m', 6],
  ['million', 6],
  ['b', 9],
  ['bn', 9],
  ['billion', 9],
]);

/**
 * Reads a number of rows as people write it: `10000`, `10,000`, `10_000`, `10 000`, `10k`, `2.5M`, `1bn`, `2 billion`, `1e6`. Undefined where it
 * is no whole number from 0 to 2^48.
 */
export function parseRowCount(typed: string): number | undefined {
  const found = /^(\d+(?:[,_'’\s]\d{3})*)(?:\.(\d+))?\s*(?:e\+?(\d{1,2})|(k|thousand|m|million|b|bn|billion))?$/iu.exec(
    typed.trim(),
  );
  if (found === null) return undefined;
  const [, whole = '', decimals = '', exponent = '', unit = ''] = found;
  const power = exponent === '' ? (UNITS.get(unit.toLowerCase()) ?? 0) : Number(exponent);
  // Digits are moved, not multiplied: 2.3M is 2,300,000 exactly.
  const shifted = decimals.padEnd(power, '0');
  if (/[1-9]/.test(shifted.slice(power))) return undefined;
  const count = Number(whole.replaceAll(/\D/g, '') + shifted.slice(0, power));
  return count <= MOST_ROWS ? count : undefined;
}
