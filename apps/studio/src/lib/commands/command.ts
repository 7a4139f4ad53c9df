/** Something a person can do: the menus, the palette, the keyboard and the help all come from it. */
export interface Command {
  /** Unique, such as `schema.undo`. */
  readonly id: string;
  /** What it does, in words: `Undo: delete column nick`. */
  readonly title: string;
  /** What it stands under in the palette and the help. */
  readonly group: string;
  /** See `parseShortcut`. */
  readonly shortcut?: string | undefined;
  /** Other words to find it by. */
  readonly words?: string | undefined;
  /** Absent means yes. A command that can't be done is shown with the reason, if it has one. */
  readonly disabled?: boolean | undefined;
  /** Whether the shortcut works while a field has the focus. Shortcuts with `Mod` do unless this says no; others do not. */
  readonly inFields?: boolean | undefined;
  readonly run: () => void;
}
