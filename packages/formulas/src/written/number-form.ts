/** How the digits of numbers are written: which they are, how they are grouped, and the signs between them. */
export interface NumberForm {
  /** The ten digits, from zero to nine. */
  readonly digits: string;
  /** Between groups; perhaps empty. */
  readonly group: string;
  /** Before the fraction. */
  readonly decimal: string;
  /** How many digits the last group has, and how many those before it. */
  readonly primary: number;
  readonly secondary: number;
  /** How many digits stand before the first sign of groups at least: where it is 2, numbers of four digits have none. */
  readonly least: number;
}

/** A form with what stands around the digits. */
export interface AffixedForm extends NumberForm {
  readonly before: string;
  readonly after: string;
}

export const LATIN_DIGITS = '0123456789';

const PATTERN = /^([^#]*)#([^#0]+)(?:(#+)\2)?(#+0)([^#0]+)0+(.*)$/su;

/** Reads a pattern of a locale's table, such as `-#.##0,0` or `¤#,##,##0.00`, whose signs are the locale's own. */
export function parseForm(pattern: string, digits: string, least: number): AffixedForm {
  const [, before = '', group = '', secondary, primary = '', decimal = '', after = ''] = PATTERN.exec(pattern) ?? [];
  // Whoever builds a pack checks its patterns.
  if (primary === '') throw new TypeError(`${pattern} is no pattern of numbers.`);
  return {
    before,
    after,
    digits,
    group,
    decimal,
    primary: primary.length,
    secondary: (secondary ?? primary).length,
    least,
  };
}
