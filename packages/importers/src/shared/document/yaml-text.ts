import type { OptionValue } from '../proposal/proposal.ts';

/** Words that YAML, or an older reader of it, takes for something else than text. */
const WORDS = /^(true|false|null|yes|no|on|off|y|n|~|\.nan|[+-]?\.inf)$/i;

/** Texts that can stand without quotation marks, also between braces. */
const PLAIN = /^[\p{L}_][\p{L}\p{M}\p{N} ._/@+-]*$/u;

/** Writes a text as YAML: bare where nothing can take it for anything else. */
export function yamlText(text: string): string {
  const isBare = PLAIN.test(text) && !WORDS.test(text) && !/\s$|\s{2}/.test(text) && text.length <= 200;
  return isBare ? text : JSON.stringify(text).replaceAll(/[\u007f-\u009f\u2028\u2029\ufeff]/g, escaped);
}

/** Writes a text that stands alone on its line, where commas part nothing. */
export function yamlLine(text: string): string {
  return yamlText(text.replaceAll(',', '')) === text.replaceAll(',', '') ? text : yamlText(text);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Texts of options that are numbers, dates and shares by their nature stand bare. */
const BARE_OPTION = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\dZ?)?$|^-?\d+(\.\d+)?%?$|^\d+[smhdwy]$/;

/** Writes the value of an option on one line. */
export function yamlValue(value: OptionValue): string {
  if (typeof value === 'string') return BARE_OPTION.test(value) ? value : yamlText(value);
  if (typeof value === 'number') return yamlNumber(value);
  if (value === null || typeof value === 'boolean') return String(value);
  if (isList(value)) return `[${value.map(yamlValue).join(', ')}]`;
  return yamlMap(Object.entries(value).map(([key, inner]) => [yamlText(key), yamlValue(inner)]));
}

function isList(value: OptionValue): value is readonly OptionValue[] {
  return Array.isArray(value);
}

/** Writes a map on one line, of keys and values that are written already. */
export function yamlMap(entries: readonly (readonly [string, string])[]): string {
  return entries.length === 0 ? '{}' : `{ ${entries.map(([key, value]) => `${key}: ${value}`).join(', ')} }`;
}

/** Writes a number, long whole ones in groups of three digits. */
export function yamlNumber(value: number): string {
  if (!Number.isInteger(value) || Math.abs(value) < 10_000 || Math.abs(value) > Number.MAX_SAFE_INTEGER)
    return `${value}`;
  return `${value}`.replaceAll(/\B(?=(\d{3})+$)/g, '_');
}
