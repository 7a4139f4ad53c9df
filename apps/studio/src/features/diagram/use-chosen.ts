import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import type { Diagram, DiagramReference } from './model/diagram.ts';
import type { Chosen } from './model/flow.ts';

/** What is selected in the diagram, and what selects. */
export interface ChosenLife {
  readonly ids: Chosen;
  readonly reference: DiagramReference | undefined;
  readonly chooseTable: (name: string) => void;
  readonly chooseReference: (id: string | undefined) => void;
  /** Shows all columns of a table, or a few again. */
  readonly toggle: (name: string) => void;
}

/** What is selected: the table of the address, and at most one reference. */
export function useChosen(diagram: Diagram): ChosenLife {
  const navigate = useNavigate({ from: '/schemas/$schemaId/diagram' });
  const table = useSearch({ from: '/schemas/$schemaId', select: (search) => search.table });
  const [id, setId] = useState<string>();
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  const reference = diagram.references.find((one) => one.id === id);
  const ids = useMemo(() => ({ table, reference: reference?.id, whole }), [table, reference, whole]);
  const chooseTable = useCallback(
    (name: string) => {
      const search = (before: object) => ({ ...before, table: name, columns: undefined, row: undefined });
      void navigate({ to: '.', search, replace: true, resetScroll: false });
    },
    [navigate],
  );
  const toggle = useCallback((name: string) => setWhole((before) => toggled(before, name)), []);
  return useMemo(
    () => ({ ids, reference, chooseTable, chooseReference: setId, toggle }),
    [ids, reference, chooseTable, toggle],
  );
}

function toggled(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const others = [...names].filter((one) => one !== name);
  return new Set(others.length === names.size ? [...others, name] : others);
}
