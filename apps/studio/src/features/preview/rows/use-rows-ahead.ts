import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../../lib/session/session-context.tsx';
import { blockQuery } from './row-block.ts';

/**
 * Asks for rows of a changed text at once, before anything is shown anew: when the text is found good, its rows are there. A text that
 * another follows is made for nobody.
 */
export function useRowsAhead(table: string, block: number): void {
  const client = useQueryClient();
  const session = useSession();
  useEffect(() => {
    let { text } = session.state().history;
    const queryOf = () => blockQuery({ text, table }, block);
    return session.subscribe(() => {
      const next = session.state().history.text;
      if (next === text) return;
      void client.cancelQueries({ queryKey: queryOf().queryKey });
      text = next;
      void client.prefetchQuery(queryOf());
    });
  }, [client, session, table, block]);
}
