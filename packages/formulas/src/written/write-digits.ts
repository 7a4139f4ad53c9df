import { utf8Length } from '@populace/core';
import { LATIN_DIGITS, type NumberForm } from './number-form.ts';

/** Writes a number without its sign; it is a multiple of 10^-scale. */
export type DigitWriter = (value: number | bigint, scale: number) => string;

/** Returns what writes digits in a form. */
export function digitWriter(form: NumberForm): DigitWriter {
  const { digits, decimal } = form;
  const inDigits = digits === LATIN_DIGITS ? (text: string) => text : (text: string) => translated(text, digits);
  return (value, scale) => {
    const all = inDigits(
      String(value)
        .replace('-', '')
        .padStart(scale + 1, '0'),
    );
    const whole = grouped(all.slice(0, all.length - scale), form);
    return scale === 0 ? whole : whole + decimal + all.slice(all.length - scale);
  };
}

/** The most bytes that digits take: 64 bits have 19 of them, decimals 18. */
export function longestDigits({ digits, group, decimal }: NumberForm): number {
  const most = 20;
  // Groups of two digits or more.
  return (most * utf8Length(digits)) / 10 + (most / 2) * utf8Length(group) + utf8Length(decimal);
}

function translated(text: string, digits: string): string {
  let made = '';
  for (let at = 0; at < text.length; at++) made += digits.charAt(text.charCodeAt(at) - 48);
  return made;
}

function grouped(whole: string, { group, primary, secondary, least }: NumberForm): string {
  if (whole.length < primary + least) return whole;
  let end = whole.length - primary;
  let text = whole.slice(end);
  for (; end > 0; end -= secondary) text = whole.slice(Math.max(end - secondary, 0), end) + group + text;
  return text;
}
