import { type Folding, foldText } from '@populace/unicode';
import { spelt } from '../columns/values/spelt.ts';
import type { PlannedColumn } from '../model/column.ts';

/** Whether the given values of a column are all there and differ, also where they are folded. */
export function areGivenApart({ given, type }: Pick<PlannedColumn, 'given' | 'type'>, folding?: Folding): boolean {
  const texts = given.flatMap(({ text }) => (text === null ? [] : [foldText(spelt(text, type), folding)]));
  return texts.length === given.length && new Set(texts).size === given.length;
}
