import type { FormatPage } from '@populace/library';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { engine } from '../../lib/engine/engines.ts';
import type { ExportChoice } from './export-choice.ts';
import { encodingOf } from './text-encoding.ts';

/** The first bytes of a file, and the encoding of the text that they are. */
export interface Sample {
  readonly bytes: Uint8Array;
  readonly encoding: string | undefined;
}

/** What is known of a sample; with an error, nothing of the kind can be written. */
export interface TakenSample {
  readonly sample: Sample | undefined;
  readonly error: Error | null;
}

/** Takes the first bytes of what a choice writes: of its first table. */
export function useSample(choice: ExportChoice | undefined, page: FormatPage | undefined): TakenSample {
  const table = choice?.tables[0]?.table;
  const { data, error } = useQuery({
    queryKey: ['export-sample', choice?.text, table, choice?.format, choice?.options, choice?.from],
    queryFn:
      choice === undefined || table === undefined || page === undefined
        ? skipToken
        : async ({ signal }): Promise<Sample> => {
            const { text: schema, format, options, from } = choice;
            const bytes = await engine.call('exportSample', { text: schema, table, format, options, from }, signal);
            // It stays with its bytes, which are shown until the next ones are there.
            return { bytes, encoding: encodingOf(page, options) };
          },
    placeholderData: keepPreviousData,
  });
  return { sample: data, error };
}
