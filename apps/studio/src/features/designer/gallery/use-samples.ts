import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { SampledGenerator } from '../../../lib/engine/engine-calls.ts';
import { samplesQuery } from '../../../lib/engine/samples-query.ts';
import { inTurns, type Sample } from './in-turns.ts';

/** Three values of each generator, by its id; one that says so for a locale that can't make any. */
export type SamplesOf = (generator: string) => readonly Sample[];

const SHOWN = 3;

/** Makes values of the generators, in turns by each of some locales, three of them at most. */
export function useSamples(locales: readonly string[]): SamplesOf {
  const shown = locales.slice(0, SHOWN);
  const answers = useQueries({ queries: shown.map((locale) => samplesQuery(locale)), combine });
  return (generator) => {
    const texts = answers.map((answer) => {
      const made = answer?.get(generator);
      return made?.isLacking === true ? undefined : (made?.texts ?? []);
    });
    return inTurns(texts, shown);
  };
}

function combine(results: readonly UseQueryResult<ReadonlyMap<string, SampledGenerator>>[]) {
  return results.map(({ data }) => data);
}
