import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { backgroundEngine } from '../../lib/engine/engines.ts';
import { type Estimate, estimateFile } from './estimate-file.ts';
import type { ExportChoice } from './export-choice.ts';
import { threadsHere } from './runs/start-export.ts';

/** Estimates an export, whose files are called so, from rows all over its tables; undefined while nothing is known. */
export function useEstimate(choice: ExportChoice | undefined, names: readonly string[]): Estimate | undefined {
  const { data } = useQuery({
    queryKey: ['estimate', choice, names],
    queryFn: choice === undefined ? skipToken : ({ signal }) => estimateOf(choice, { names, signal }),
    placeholderData: keepPreviousData,
  });
  return choice === undefined ? undefined : data;
}

async function estimateOf(
  choice: ExportChoice,
  { names, signal }: { readonly names: readonly string[]; readonly signal: AbortSignal },
): Promise<Estimate> {
  const { text, format, options, from, compression } = choice;
  const shared = { text, format, options, from, gzip: compression === 'gzip' };
  const answers = choice.tables.map((table) => backgroundEngine.call('estimate', { ...shared, ...table }, signal));
  const tables = await Promise.all(answers);
  // The threads of an export load the same program as the engine did.
  return estimateFile(choice, { tables, names, threads: threadsHere(), startMs: backgroundEngine.startMs() });
}
