import { useSyncExternalStore } from 'react';

/** Where a name is changed: in the list of columns, or over the form of the column. */
export type NamePlace = 'row' | 'title';

/** A column whose name is asked to be changed; a new one has no values yet that anybody knows. */
interface Asked {
  readonly column: string;
  readonly where: NamePlace;
  readonly isNew: boolean;
}

let asked: Asked | undefined;
const listeners = new Set<() => void>();

/** Asks that the name of a column be changed where it stands. */
export function askToRename(column: string | undefined, where: NamePlace = 'row'): void {
  ask(column === undefined ? undefined : { column, where, isNew: false });
}

/** Asks for the name of a column that was just made. */
export function askToName(column: string): void {
  ask({ column, where: 'row', isNew: true });
}

function ask(next: Asked | undefined): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Says whether a column's name is asked to be changed. */
export function useRenaming(column: string): {
  /** Undefined where nobody asks. */
  readonly asked: NamePlace | undefined;
  readonly isNew: boolean;
  readonly end: () => void;
} {
  const own = useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => (asked?.column === column ? asked : undefined),
  );
  return {
    asked: own?.where,
    isNew: own?.isNew === true,
    end: () => own !== undefined && askToRename(undefined),
  };
}
