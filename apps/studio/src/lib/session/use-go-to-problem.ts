import type { Problem } from '@populace/library';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { locationOf } from '../document/pointer.ts';

/** What a view does to show a place of the text, such as putting the cursor there. */
type ShowPlace = (problem: Problem) => void;

let showInText: ShowPlace | undefined;

/** Lets the view of the text show where a problem is, for as long as it is there; returns what ends it. */
export function offerPlaces(show: ShowPlace): () => void {
  showInText = show;
  return () => {
    if (showInText === show) showInText = undefined;
  };
}

/** Returns what goes to where a problem is: its line in the text, else its table and column. */
export function useGoToProblem(): ShowPlace {
  const navigate = useNavigate({ from: '/schemas/$schemaId' });
  const isCode = useLocation({ select: ({ pathname }) => pathname.endsWith('/code') });
  return useCallback(
    (problem) => {
      if (isCode) {
        showInText?.(problem);
        return;
      }
      const { table, column } = locationOf(problem.place.pointer);
      if (table === undefined) return;
      const columns = column === undefined ? undefined : [column];
      void navigate({ to: '.', search: (search) => ({ ...search, table, columns }) });
    },
    [navigate, isCode],
  );
}
