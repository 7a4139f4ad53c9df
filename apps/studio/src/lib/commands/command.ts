import type { Icon } from '@tabler/icons-react';

/** Something a person can do: the menus, the palette, the keyboard and the help all come from it. */
export interface Command {
  /** Unique, such as `schema.undo`. */
  readonly id: string;
  /** What it does, in words: `Undo: delete column nick`. */
  readonly title: string;
  /** What it stands under in the palette and the help. */
  readonly group: string;
  /** What it is about, shown after the title: `row 3`, `5 locales`; or why it can't be done now. */
  readonly detail?: string | undefined;
  readonly Icon?: Icon | undefined;
  /** See `parseShortcut`. */
  readonly shortcut?: string | undefined;
  /** Other words to find it by. */
  readonly words?: string | undefined;
  /** Absent means yes. A command that can't be done is shown with its `detail`. */
  readonly disabled?: boolean | undefined;
  /** Whether the palette shows it only when it is searched for: it is one of many, as columns and generators are. */
  readonly quiet?: boolean | undefined;
  /** Whether the shortcut works while a field has the focus. Shortcuts with `Mod` do unless this says no; others do not. */
  readonly inFields?: boolean | undefined;
  /** Whether the shortcut works while a dialog covers the work. No other does, as it would change what cannot be seen. */
  readonly inDialogs?: boolean | undefined;
  /** What can be written for it in the palette. */
  readonly accepts?: RowArgument | undefined;
  /** Where the focus must be for the shortcut: in an element that matches, or nowhere. Absent means anywhere. */
  readonly within?: string | undefined;
  readonly run: () => void;
}

/** A command that takes a row's number: `#1204` in the palette runs it with 1204. */
export interface RowArgument {
  readonly kind: 'row';
  /** How many rows there are; the first is number 0. */
  readonly rowCount: number;
  readonly run: (row: number) => void;
}
