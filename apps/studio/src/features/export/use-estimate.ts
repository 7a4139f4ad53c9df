import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { backgroundEngine } from '../../lib/engine/engines.ts';
import type { ExportChoice } from './export-choice.ts';
import { threadsHere } from './start-export.ts';

/** How large an export will be, and how long it takes here. */
export interface Estimate {
  readonly rows: number;
  readonly bytes: number;
  readonly seconds: number;
}

/** What gzip makes of text like this, on average. */
const GZIP_SHARE = 0.35;
/** Packing goes on one thread. */
const GZIP_BYTES_A_SECOND = 40_000_000;

/** Estimates an export from rows all over its tables. */
export function useEstimate(choice: ExportChoice | undefined): Estimate | undefined {
  const { data } = useQuery({
    queryKey: ['estimates', choice?.text, choice?.format, choice?.options],
    queryFn:
      choice === undefined
        ? skipToken
        : ({ signal }) => {
            const { text, format, options } = choice;
            return backgroundEngine.call('estimates', { text, format, options }, signal);
          },
    placeholderData: keepPreviousData,
  });
  if (choice === undefined || data === undefined) return undefined;
  const all = choice.tables.map(({ table, take }) => {
    const known = data.find((entry) => entry.table === table);
    return { rows: take, bytes: take * (known?.bytesARow ?? 0), seconds: take * (known?.secondsARow ?? 0) };
  });
  const rows = all.reduce((sum, entry) => sum + entry.rows, 0);
  const bytes = all.reduce((sum, entry) => sum + entry.bytes, 0);
  const making = all.reduce((sum, entry) => sum + entry.seconds, 0) / threadsHere();
  if (choice.compression === 'none') return { rows, bytes, seconds: making };
  return { rows, bytes: bytes * GZIP_SHARE, seconds: Math.max(making, bytes / GZIP_BYTES_A_SECOND) };
}
