import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Returns what keeps a text as a new schema and opens it. What reads documents is loaded when it is first needed. */
export function useCreateSchema(): (text: string) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async (text) => {
      const { createDraftOfText } = await import('./draft-of-text.ts');
      const schemaId = await createDraftOfText(text);
      await navigate({ to: '/schemas/$schemaId', params: { schemaId } });
    },
    [navigate],
  );
}
