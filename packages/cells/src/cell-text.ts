import type { CellLayout, QuoteRule } from './layout/text-layout.ts';

/** Returns a text as the cell of a layout: quoted if it must be, with its characters escaped. Without `before`. */
export function cellText(layout: CellLayout, text: string): string {
  if (layout.quoteOnly !== undefined && !needsQuotes(layout, layout.quoteOnly, text)) return guarded(layout, text);
  return (layout.open ?? '') + guarded(layout, escapeText(layout, text)) + (layout.close ?? '');
}

function guarded({ guard }: CellLayout, escaped: string): string {
  const isMarked = guard?.characters.some((character) => escaped.startsWith(character)) === true;
  return isMarked ? guard.prefix + escaped : escaped;
}

/** Returns a text with its characters escaped, without quotes. */
export function escapeText({ escapes = {} }: CellLayout, text: string): string {
  let escaped = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const escape = escapes[text[at]];
    if (escape === undefined) continue;
    escaped += text.slice(from, at) + escape;
    from = at + 1;
  }
  return from === 0 ? text : escaped + text.slice(from);
}

function needsQuotes(layout: CellLayout, rule: QuoteRule, text: string): boolean {
  if (rule.texts.includes(text)) return true;
  return rule.edges.includes(text[0]) || rule.edges.includes(text[text.length - 1]) || forcesQuotes(layout, text);
}

/** Whether a character anywhere in a text forces quotes around all of it. */
export function forcesQuotes(layout: CellLayout, text: string): boolean {
  return forcingCharacters(layout).some((character) => text.includes(character));
}

/** The characters that force quotes wherever they stand in a text. */
export function forcingCharacters({ escapes = {}, quoteOnly }: CellLayout): readonly string[] {
  return quoteOnly === undefined ? [] : [...quoteOnly.characters, ...Object.keys(escapes)];
}
