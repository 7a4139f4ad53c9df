import type { ReactFlowInstance } from '@xyflow/react';
import { type FocusEvent, type KeyboardEvent, useCallback } from 'react';
import { box } from './model/box.ts';
import type { ReferenceEdge, TableNode } from './model/flow.ts';
import type { Places } from './model/lay-out.ts';
import { type Direction, neighbourOf } from './model/neighbour.ts';

interface BoxKeysParts {
  readonly flow: ReactFlowInstance<TableNode, ReferenceEdge>;
  readonly places: Places;
  readonly onTable: (table: string) => void;
  readonly onReference: (id: string) => void;
  readonly onOpen: (table: string) => void;
}

/** What keys and the focus do on boxes and lines: arrows go to the next table, Enter opens it, the focus selects. */
export interface BoxKeys {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** Returns what listens to keys on the diagram. */
export function useBoxKeys({ flow, places, onTable, onReference, onOpen }: BoxKeysParts): BoxKeys {
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const table = idOf(event.target, 'node');
      if (table === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Enter') onOpen(table);
      else if (isArrow(event.key)) focusTable(event.currentTarget, neighbourOf(table, event.key, places));
      else return;
      event.preventDefault();
    },
    [places, onOpen],
  );
  const onFocus = useCallback(
    (event: FocusEvent<HTMLElement>) => {
      const table = idOf(event.target, 'node');
      if (table !== undefined) {
        onTable(table);
        if (!isInside(event.target, event.currentTarget)) centre(flow, places, table);
      }
      const reference = idOf(event.target, 'edge');
      if (reference !== undefined) onReference(reference);
    },
    [flow, places, onTable, onReference],
  );
  return { onKeyDown, onFocus };
}

/** The table or the reference of an element that has the focus itself. */
function idOf(target: EventTarget, kind: 'node' | 'edge'): string | undefined {
  return target instanceof Element && target.matches(`.react-flow__${kind}`)
    ? (target.getAttribute('data-id') ?? undefined)
    : undefined;
}

function isArrow(key: string): key is Direction {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown';
}

function focusTable(canvas: HTMLElement, table: string | undefined): void {
  if (table === undefined) return;
  const boxOf = canvas.querySelector(`.react-flow__node[data-id=${CSS.escape(table)}]`);
  if (boxOf instanceof HTMLElement) boxOf.focus({ preventScroll: true });
}

function isInside(target: Element, canvas: Element): boolean {
  const [own, all] = [target.getBoundingClientRect(), canvas.getBoundingClientRect()];
  return own.left >= all.left && own.right <= all.right && own.top >= all.top && own.bottom <= all.bottom;
}

function centre(flow: BoxKeysParts['flow'], places: Places, table: string): void {
  const place = places[table];
  if (place !== undefined) void flow.setCenter(place.x + box.width / 2, place.y + 100, { zoom: flow.getZoom() });
}
