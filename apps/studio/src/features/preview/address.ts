import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { DesignSearch } from '../../lib/address/searches.ts';

/** Where a person is in the schema, and what goes elsewhere. */
export interface SchemaAddress {
  readonly search: DesignSearch;
  /** Changes where a person is, as part of the same step of the browser's history. */
  readonly change: (part: DesignSearch) => void;
  /** Goes elsewhere; the browser's Back comes here again. */
  readonly go: (part: DesignSearch) => void;
}

/** The address of the open schema. */
export function useSchemaAddress(): SchemaAddress {
  const search = useSearch({ from: '/schemas/$schemaId' });
  const navigate = useNavigate();
  const to = useCallback(
    (part: DesignSearch, replace: boolean) =>
      void navigate({ to: '.', search: (now) => ({ ...now, ...part }), replace, resetScroll: false }),
    [navigate],
  );
  const change = useCallback((part: DesignSearch) => to(part, true), [to]);
  const go = useCallback((part: DesignSearch) => to(part, false), [to]);
  return { search, change, go };
}
