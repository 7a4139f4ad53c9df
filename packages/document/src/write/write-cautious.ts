import type { ScalarSite } from './write-scalar.ts';

/** Words that YAML, or an older reader of it, takes for something else than text. */
const WORDS = /^(true|false|null|yes|no|on|off|y|n|~|\.nan|[+-]?\.inf)$/i;

/** Texts that can stand without quotation marks, also between braces. */
const PLAIN = /^[\p{L}_][\p{L}\p{M}\p{N} ._/@+-]*$/u;

const MOST_PLAIN = 200;

/** Writes a text plain only where no reader of any YAML can take it for anything else. */
export function writeCautiousText(text: string, site: Exclude<ScalarSite, 'json'>): string {
  // On a line of its own, commas part nothing.
  const words = site === 'block' && !text.startsWith(',') ? text.replaceAll(',', '') : text;
  const isPlain = PLAIN.test(words) && !WORDS.test(words) && !/\s$|\s{2}/.test(words) && words.length <= MOST_PLAIN;
  return isPlain ? text : JSON.stringify(text).replaceAll(/[\u007f-\u009f\u2028\u2029\ufeff]/g, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
