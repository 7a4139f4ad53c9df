import type { Command, RowArgument } from '../../../lib/commands/command.ts';
import { parseRowNumber } from '../../../lib/rows/parse-row-number.ts';

/** What `#` and a text lead to: a row, or why to none. */
export type RowAnswer =
  | { readonly kind: 'row'; readonly row: number; readonly command: Command; readonly to: RowArgument }
  | { readonly kind: 'no-number' }
  | { readonly kind: 'no-such-row'; readonly rowCount: number }
  | { readonly kind: 'no-rows' };

/** Says whether a text asks for a row. */
export function asksForRow(query: string): boolean {
  return query.trimStart().startsWith('#');
}

/** Reads the number of a row, such as `#1204`, `#1,204,000` or `#1e9`, for the command that takes one. */
export function readRow(query: string, commands: readonly Command[]): RowAnswer {
  const command = commands.find(({ accepts, disabled }) => accepts?.kind === 'row' && disabled !== true);
  const to = command?.accepts;
  if (command === undefined || to === undefined || to.rowCount === 0) return { kind: 'no-rows' };
  const read = parseRowNumber(query.trim().slice(1), to.rowCount);
  if (read.kind === 'unreadable') return { kind: 'no-number' };
  if (read.kind === 'outside') return { kind: 'no-such-row', rowCount: to.rowCount };
  return { kind: 'row', row: read.row, command, to };
}
