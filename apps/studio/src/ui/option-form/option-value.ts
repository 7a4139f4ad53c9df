import type { PlainValue } from '@populace/document';
/** Changes an option; undefined takes it out, so that the default holds. */
export type ChangeOption = (name: string, value: PlainValue | undefined) => void;

/** Returns a value as a field shows it: text as it is, the rest as JSON; lists and maps too. */
export function fieldText(value: PlainValue | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'bigint') return String(value);
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
}

/** Reads a number that is typed: a number where it can be held exactly, else its digits as text; undefined where it is none. */
export function parseNumber(typed: string): PlainValue | undefined {
  // Commas part thousands here; where they part decimals, they do not stand before three digits only.
  const trimmed = typed.trim();
  const isGrouped = /^[-+]?[0-9]{1,3}(,[0-9]{3})+(?![0-9,])/.test(trimmed);
  const digits = trimmed.replaceAll(isGrouped ? /[_\s,]/g : /[_\s]/g, '');
  if (!/^[-+]?[0-9]+([.][0-9]+)?$/.test(digits)) return undefined;
  const value = Number(digits);
  const isExact = !digits.includes('.') ? Number.isSafeInteger(value) : digits.replace(/[^0-9]/g, '').length <= 15;
  return isExact ? value : digits;
}

/** Reads a share that is typed, in percent, which may be over 100: `30`, `30%` and `30 %` mean 30 %, `0.3` too; `7,5` means 7.5 %. */
export function parseShare(typed: string): number | undefined {
  const match = /^([0-9]+)(?:[.,]([0-9]{1,6}))?\s*(%?)$/.exec(typed.trim());
  if (match === null) return undefined;
  const number = Number(`${match[1]}.${match[2] ?? '0'}`);
  const percent = match[3] === '' && number < 1 ? number * 100 : number;
  return Number(percent.toFixed(6));
}

/** Returns a share, `30%` or 0.3, in percent. */
export function percentOf(value: PlainValue | undefined): number | undefined {
  if (typeof value === 'number') return Number((value * 100).toFixed(6));
  if (typeof value !== 'string') return undefined;
  const match = /^([0-9.]+) ?%$/.exec(value);
  return match === null ? undefined : Number(match[1]);
}
