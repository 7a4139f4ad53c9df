/**
 * A pattern that generates: a regular expression brought down to four kinds of node. Plain, frozen data; the text that it
 * came from is parsed where generators are defined, as `core` depends on no parser.
 */
export type Pattern =
  | { readonly kind: 'characters'; readonly codePoints: readonly number[] }
  | { readonly kind: 'sequence'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'either'; readonly options: readonly Pattern[] }
  | { readonly kind: 'repeat'; readonly of: Pattern; readonly min: number; readonly max: number };

/** The length of the longest text that a pattern makes, in UTF-8 bytes. */
export function longestText(pattern: Pattern): number {
  switch (pattern.kind) {
    case 'characters':
      return pattern.codePoints.reduce((most, point) => Math.max(most, utf8Size(point)), 0);
    case 'sequence':
      return pattern.parts.reduce((sum, part) => sum + longestText(part), 0);
    case 'either':
      return pattern.options.reduce((most, option) => Math.max(most, longestText(option)), 0);
    case 'repeat':
      return pattern.max * longestText(pattern.of);
  }
}

/** The size of a code point in UTF-8. */
export function utf8Size(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
