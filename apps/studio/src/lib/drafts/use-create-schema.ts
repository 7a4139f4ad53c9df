import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Returns what keeps a text as a new schema and opens it. What reads documents is loaded when it is first needed. */
export function useCreateSchema(): (text: string) => Promise<void> {
  const open = useOpenSchema();
  return useCallback(async (text) => open(await (await import('./draft-of-text.ts')).createDraftOfText(text)), [open]);
}

/** Returns what opens a text as a new schema, which is kept with its first change. */
export function useLookAtSchema(): (text: string) => Promise<void> {
  const open = useOpenSchema();
  return useCallback(async (text) => open(await (await import('./draft-of-text.ts')).noteDraftOfText(text)), [open]);
}

function useOpenSchema(): (schemaId: string) => Promise<void> {
  const navigate = useNavigate();
  return useCallback((schemaId) => navigate({ to: '/schemas/$schemaId', params: { schemaId } }), [navigate]);
}
