import type { UseQueryResult } from '@tanstack/react-query';
import { useQueries } from '@tanstack/react-query';
import type { SampledGenerator } from '../../../lib/engine/engine-calls.ts';
import { samplesQuery } from '../../../lib/engine/samples-query.ts';

/** A value that a column may have. */
export interface Sample {
  readonly text: string | null;
  /** Undefined where it has none of its own. */
  readonly locale: string | undefined;
}

/** Three values of each generator, by its id; fewer where a locale can't make any. */
export type SamplesOf = (generator: string) => readonly Sample[];

const SHOWN = 3;

/** Makes values of the generators in turns by each of some locales, three of them at most. */
export function useSamples(locales: readonly string[]): SamplesOf {
  const shown = locales.slice(0, SHOWN);
  const answers = useQueries({ queries: shown.map((locale) => samplesQuery(locale)), combine });
  return (generator) =>
    Array.from({ length: SHOWN }, (_, place) => {
      const at = place % shown.length;
      const text = answers[at]?.get(generator)?.texts[Math.floor(place / shown.length)];
      return text === undefined ? undefined : { text, locale: shown[at] };
    }).filter((sample) => sample !== undefined);
}

function combine(results: readonly UseQueryResult<ReadonlyMap<string, SampledGenerator>>[]) {
  return results.map(({ data }) => data);
}
