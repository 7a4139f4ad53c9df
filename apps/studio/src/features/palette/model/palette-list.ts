import type { Command } from '../../../lib/commands/command.ts';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { searchWords } from '../../../lib/search/match-words.ts';
import { text } from '../messages.ts';
import { asksForRow, readRow } from './row-number.ts';
import { type CommandGroup, listCommands, searchCommands } from './search-commands.ts';

/** What the palette shows below its field. */
export interface PaletteList {
  readonly groups: readonly CommandGroup[];
  /** The words that are marked. */
  readonly words: readonly string[];
  /** What is said where there is no command to choose. */
  readonly note: string | undefined;
}

/** Returns what the palette shows for what is written. */
export function paletteList(commands: readonly Command[], query: string, recent: readonly string[]): PaletteList {
  if (asksForRow(query)) return rowList(commands, query);
  const words = searchWords(query);
  if (words.length === 0) return { groups: listCommands(commands, recent, text('recent')), words, note: undefined };
  const groups = searchCommands(commands, query, recent);
  return { groups, words, note: groups.length === 0 ? text('nothing', { query: query.trim() }) : undefined };
}

function rowList(commands: readonly Command[], query: string): PaletteList {
  const answer = readRow(query, commands);
  const note = (words: string): PaletteList => ({ groups: [], words: [], note: words });
  switch (answer.kind) {
    case 'no-rows':
      return note(text('noRows'));
    case 'no-number':
      return note(text('rowWanted'));
    case 'no-such-row':
      return note(text('rowsAre', { last: formatCount(answer.rowCount - 1) }));
    case 'row': {
      const { command, row, to } = answer;
      const title = text('toRow', { row: formatCount(row) });
      return {
        groups: [{ title: command.group, commands: [{ ...command, title, run: () => to.run(row) }] }],
        words: [],
        note: undefined,
      };
    }
  }
}
