import { useMemo } from 'react';
import type { Command } from '../../lib/commands/command.ts';
import { useCommands } from '../../lib/commands/command-registry.tsx';
import { useColumnCommands } from './use-column-commands.ts';
import { useTableCommands } from './use-table-commands.ts';

/** Everything that can be done to the open table and the selected columns. */
export function useDesignerCommands(): void {
  const ofTables = useTableCommands();
  const ofColumns = useColumnCommands();
  useCommands(useMemo((): readonly Command[] => [...ofTables, ...ofColumns], [ofTables, ofColumns]));
}
