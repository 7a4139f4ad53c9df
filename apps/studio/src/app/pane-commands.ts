import { useMemo } from 'react';
import type { Command } from '../lib/commands/command.ts';
import { useCommands } from '../lib/commands/command-registry.tsx';
import { stepThroughPanes } from '../ui/panes.ts';
import { useText } from './messages.ts';

/** From pane to pane by the keyboard, on every screen. */
export function usePaneCommands(): void {
  const text = useText();
  useCommands(
    useMemo((): readonly Command[] => {
      const shared = { group: text('navigation'), inFields: true };
      return [
        { ...shared, id: 'pane.next', title: text('nextPane'), shortcut: 'F6', run: () => stepThroughPanes(1) },
        {
          ...shared,
          id: 'pane.previous',
          title: text('previousPane'),
          shortcut: 'Shift+F6',
          run: () => stepThroughPanes(-1),
        },
      ];
    }, [text]),
  );
}
