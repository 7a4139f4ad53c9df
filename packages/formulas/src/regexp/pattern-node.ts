/** Code points from one to another, both included; ascending and apart. */
export type Ranges = readonly (readonly [from: number, to: number])[];

/** A regular expression that was read. */
export type PatternNode =
  | { readonly kind: 'set'; readonly ranges: Ranges }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'either'; readonly options: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly of: PatternNode; readonly min: number; readonly max: number }
  | { readonly kind: 'begin' | 'end' };

/** What is wrong with a pattern: the rest of a sentence that begins with the pattern. */
export class PatternError extends Error {}
