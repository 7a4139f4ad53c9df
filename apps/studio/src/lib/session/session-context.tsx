import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Session } from './create-session.ts';
import type { SessionState } from './session-state.ts';

const Context = createContext<Session | undefined>(undefined);

/** Gives the screens of a schema its session. */
export function SessionProvider({ session, children }: { readonly session: Session; readonly children: ReactNode }) {
  return <Context.Provider value={session}>{children}</Context.Provider>;
}

/** The open schema's session. Only screens of a schema may ask. */
export function useSession(): Session {
  const session = useContext(Context);
  if (session === undefined) throw new Error('This screen needs an open schema.');
  return session;
}

/** One part of the open schema; the component is shown anew only when that part changes. It must be a part, not made anew. */
export function useSessionPart<T>(part: (state: SessionState) => T): T {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => part(session.state()));
}

/** The open schema as it is now, all of it. */
export function useSessionState(): SessionState {
  return useSessionPart((state) => state);
}
