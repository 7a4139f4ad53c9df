import { useCallback, useMemo } from 'react';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { announce } from '../../../ui/announcer.tsx';
import { tell } from '../../../ui/notices.tsx';
import { useSchemaAddress } from '../address.ts';
import { useText } from '../messages.ts';

const MOST = 5;

/** The rows that stay on top of the grid. */
export interface LockedRows {
  readonly locked: readonly number[];
  /** Locks a row, or frees it. */
  readonly toggle: (row: number) => void;
}

/** Reads and changes which rows stay on top; they are the address's. */
export function useLockedRows(rowCount: number): LockedRows {
  const text = useText();
  const { search, change } = useSchemaAddress();
  const asked = search.locked?.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same rows are the same list.
  const locked = useMemo(() => (search.locked ?? []).filter((row) => row < rowCount), [asked, rowCount]);
  const toggle = useCallback(
    (row: number) => {
      const isLocked = locked.includes(row);
      if (!isLocked && locked.length >= MOST) return tell(text('tooManyLocked'));
      const next = isLocked ? locked.filter((each) => each !== row) : [...locked, row];
      change({ locked: next.length === 0 ? undefined : next });
      announce(text(isLocked ? 'rowFreed' : 'rowLocked', { row: formatCount(row) }));
    },
    [locked, change, text],
  );
  return { locked, toggle };
}
