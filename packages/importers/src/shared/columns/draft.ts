import { type Evidence, evidenceOf } from '../proposal/evidence.ts';
import type { Candidate, OptionValues } from '../proposal/proposal.ts';
import type { ColumnContext } from './column-context.ts';
import { nounOf } from './generator-nouns.ts';

/** A candidate, put together; options that are undefined are left out. */
export function draft(
  generator: string,
  confidence: number,
  evidence: readonly Evidence[],
  options: { readonly [name: string]: OptionValues[string] | undefined } = {},
): Candidate {
  const given = Object.entries(options).filter(
    (entry): entry is [string, OptionValues[string]] => entry[1] !== undefined,
  );
  return { generator, options: Object.fromEntries(given), confidence, evidence };
}

/** What a name says, as evidence. */
export function nameSays(generator: string): Evidence {
  return evidenceOf('name-says', { what: nounOf(generator), generator });
}

/** That `count` of the values are what a generator makes, as evidence. */
export function valuesAre(generator: string, count: number, { sample }: ColumnContext): Evidence {
  const total = sample.values.length;
  const params = { what: nounOf(generator), generator, count, total };
  return evidenceOf(count === total ? 'all-values-are' : 'values-are', params);
}

/** The confidence in a name that so much of it says, with values that fit. */
export function confidenceOf(strength: number): number {
  return 0.5 + 0.45 * strength;
}
