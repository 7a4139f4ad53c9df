import type { Command } from '../../../lib/commands/command.ts';
import { text } from '../messages.ts';

/** Shortcuts that stand under one heading. */
export interface ShortcutGroup {
  readonly title: string;
  readonly entries: readonly { readonly title: string; readonly shortcut: string }[];
}

/** Returns the shortcuts of all commands by group, and the keys that every list knows. */
export function listShortcuts(commands: readonly Command[]): readonly ShortcutGroup[] {
  const groups = new Map<string, ShortcutGroup['entries'][number][]>();
  for (const { title, group, shortcut } of commands) {
    if (shortcut === undefined) continue;
    groups.set(group, [...(groups.get(group) ?? []), { title, shortcut }]);
  }
  return [...[...groups].map(([title, entries]) => ({ title, entries })), keysOfLists()];
}

function keysOfLists(): ShortcutGroup {
  return {
    title: text('lists'),
    entries: [
      { title: text('listsMove'), shortcut: 'ArrowUp ArrowDown' },
      { title: text('listsEnds'), shortcut: 'Home End' },
      { title: text('listsPages'), shortcut: 'PageUp PageDown' },
      { title: text('listsOpen'), shortcut: 'Enter' },
    ],
  };
}
