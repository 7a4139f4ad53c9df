import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Returns what opens a table, or a column of it, in the Designer. */
export function useOpenInDesign(): (table: string, columns?: readonly string[]) => void {
  const navigate = useNavigate({ from: '/schemas/$schemaId/diagram' });
  return useCallback(
    (table, columns) =>
      void navigate({ to: '/schemas/$schemaId', search: (search) => ({ ...search, table, columns, row: undefined }) }),
    [navigate],
  );
}
