import { useCallback, useEffect, useState } from 'react';
import { loadDraft } from '../drafts/draft-store.ts';
import { engine } from '../engine/engines.ts';
import { createSession, type Session } from './create-session.ts';

/** How far opening a draft has come. */
export type OpenDraft =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly session: Session }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly reason: string; readonly retry: () => void };

/** Opens a draft of this browser for as long as the component is shown. */
export function useOpenDraft(id: string): OpenDraft {
  const [opened, setOpened] = useState<OpenDraft>({ kind: 'loading' });
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens the draft again.
  useEffect(() => {
    let session: Session | undefined;
    let isGone = false;
    setOpened({ kind: 'loading' });
    loadDraft(id).then(
      (draft) => {
        if (isGone) return;
        if (draft === undefined) return setOpened({ kind: 'missing' });
        session = createSession(draft, engine);
        setOpened({ kind: 'open', session });
      },
      (error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        if (!isGone) setOpened({ kind: 'failed', reason, retry });
      },
    );
    return () => {
      isGone = true;
      session?.close();
    };
  }, [id, tries, retry]);
  return opened;
}
