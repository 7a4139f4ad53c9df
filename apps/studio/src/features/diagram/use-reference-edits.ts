import { useCallback } from 'react';
import { useRowCounts } from '../../lib/rows/use-row-counts.ts';
import { useSession } from '../../lib/session/session-context.tsx';
import { tellUndoable } from '../../lib/session/undo-notice.ts';
import { useTryEdit } from '../../lib/session/use-try-edit.ts';
import { announce } from '../../ui/announcer.tsx';
import { useText } from './messages.ts';
import type { Diagram, DiagramReference } from './model/diagram.ts';
import {
  type Drawn,
  type DrawnEnd,
  drawReference,
  makeReference,
  type ReferredColumn,
} from './model/draw-reference.ts';
import { removeReference } from './model/remove-reference.ts';

/** Changes of what refers to what; each is one step that can be undone. */
export interface ReferenceEdits {
  /** Makes what a drawn line means. */
  readonly draw: (from: DrawnEnd, onto: DrawnEnd) => void;
  /** Makes a column, or a new one, refer to another. */
  readonly refer: (from: DrawnEnd, to: ReferredColumn) => void;
  readonly remove: (reference: DiagramReference) => void;
}

/** Returns what changes the references of the open document. */
export function useReferenceEdits(diagram: Diagram): ReferenceEdits {
  const text = useText();
  const session = useSession();
  const tryEdit = useTryEdit();
  const counts = useRowCounts();
  const make = useCallback(
    (drawn: Drawn | undefined) => {
      if (drawn === undefined || !tryEdit(drawn.edit, drawn.label)) return;
      const { table, column, to } = drawn;
      announce(text('made', { table, column, parent: to.table, target: to.column }));
    },
    [tryEdit, text],
  );
  const draw = useCallback(
    (from: DrawnEnd, onto: DrawnEnd) => make(drawReference(diagram, from, onto)),
    [diagram, make],
  );
  const refer = useCallback((from: DrawnEnd, to: ReferredColumn) => make(makeReference(from, to)), [make]);
  const remove = useCallback(
    (reference: DiagramReference) => {
      const { table } = reference;
      const removal = removeReference(session.state().view, reference, counts.get(table)?.rows ?? 1000);
      if (removal === undefined) return;
      const { columns, edit } = removal;
      const label = { key: 'remove-reference', values: { table, target: reference.parent } };
      if (!tryEdit(edit, label)) return;
      const words =
        columns.length === 0 ? text('removedRows', { table }) : text('removed', { table, columns: columns.join(', ') });
      tellUndoable(session, words, text('undo'));
    },
    [session, counts, tryEdit, text],
  );
  return { draw, refer, remove };
}
