import type { Span } from '../syntax/expression.ts';

/** A word of a formula, where it stands. */
export interface Token extends Span {
  readonly kind: 'name' | 'number' | 'text' | 'bytes' | 'sign' | 'end';
  /** As it is written; of a text what it says. */
  readonly text: string;
}
