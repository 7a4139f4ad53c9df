import { useCallback } from 'react';
import { useSession } from '../../lib/session/session-context.tsx';
import { useEdit } from '../../lib/session/use-edit.ts';

/** Returns what makes the schema another world; no seed, or the one that it has, changes nothing. */
export function useChooseSeed(): (seed: string) => void {
  const session = useSession();
  const edit = useEdit();
  return useCallback(
    (seed) => {
      const { view } = session.state();
      if (seed !== '' && seed !== (view.seed ?? '1')) edit({ kind: 'set-seed', seed }, { key: 'set-seed' });
    },
    [session, edit],
  );
}
