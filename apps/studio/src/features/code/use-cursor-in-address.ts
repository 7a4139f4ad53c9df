import { StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { keysAt, pointerOfKeys } from '@populace/document';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { lineOf } from '../../lib/document/line-of.ts';
import { locationOf } from '../../lib/document/pointer.ts';
import type { Session } from '../../lib/session/create-session.ts';
import { useSession } from '../../lib/session/session-context.tsx';

/** So long a cursor must rest before the address follows it. */
const PAUSE_MS = 200;

/** So many addresses may be under way at once. */
const MOST_LED = 8;

/**
 * Keeps the cursor and the address at the same table and column: the rows beside the text are of the table that is written at, and a
 * column that is chosen elsewhere is shown in the text.
 */
export function useCursorInAddress(view: EditorView | undefined): void {
  const session = useSession();
  const navigate = useNavigate({ from: '/schemas/$schemaId/code' });
  const { table, columns } = useSearch({ from: '/schemas/$schemaId' });
  const column = columns?.at(-1);
  // Where the cursor itself has led the address: by the time that it is there, the person may write elsewhere already.
  const led = useRef<readonly Place[]>([]);
  useEffect(() => {
    if (view === undefined || table === undefined) return;
    const own = led.current.findIndex((place) => place.table === table && place.column === column);
    led.current = own < 0 ? [] : led.current.slice(own);
    if (own >= 0) return;
    const at = placeOf(view);
    if (at.table === table && (column === undefined || at.column === column)) return;
    reveal(view, table, column);
  }, [view, table, column]);
  useEffect(() => {
    if (view === undefined) return;
    return onRest(view, () => {
      const place = placeOf(view);
      if (!isOpen(session, place)) return;
      led.current = [...led.current, place].slice(-MOST_LED);
      const chosen = place.column === undefined ? undefined : [place.column];
      const search = (before: object) => ({ ...before, table: place.table, columns: chosen });
      void navigate({ to: '.', search, replace: true, resetScroll: false });
    });
  }, [view, session, navigate]);
}

interface Place {
  readonly table: string | undefined;
  readonly column: string | undefined;
}

function placeOf({ state }: EditorView): Place {
  const { table, column } = locationOf(pointerOfKeys(...keysAt(state.doc, state.selection.main.head)));
  return { table, column };
}

/** Whether there are rows of a place: of what is being written there are none yet. */
function isOpen(session: Session, { table, column }: Place): boolean {
  const { good, view } = session.state();
  const tables: readonly NamedTable[] = good?.schema.tables ?? view.tables;
  const columns = tables.find(({ name }) => name === table)?.columns;
  return columns !== undefined && (column === undefined || columns.some(({ name }) => name === column));
}

interface NamedTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string }[];
}

function reveal(view: EditorView, table: string, column: string | undefined): void {
  const line = lineOf(view.state.doc.toString(), table, column);
  if (line === undefined) return;
  const { from, text } = view.state.doc.line(line);
  const anchor = from + text.length - text.trimStart().length;
  view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
}

/** Calls when the cursor was moved by the person and rests; returns what ends it. */
function onRest(view: EditorView, rested: () => void): () => void {
  let wait: ReturnType<typeof setTimeout> | undefined;
  let isGone = false;
  const listener = EditorView.updateListener.of(({ selectionSet }) => {
    if (isGone || !selectionSet) return;
    clearTimeout(wait);
    wait = setTimeout(() => view.hasFocus && rested(), PAUSE_MS);
  });
  view.dispatch({ effects: StateEffect.appendConfig.of(listener) });
  return () => {
    isGone = true;
    clearTimeout(wait);
  };
}
