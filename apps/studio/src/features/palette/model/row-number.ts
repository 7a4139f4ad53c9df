import type { Command, RowArgument } from '../../../lib/commands/command.ts';

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

/** Reads the number of a row, such as `#1204` or `#1,204,000`, for the command that takes one. */
export function readRow(query: string, commands: readonly Command[]): RowAnswer {
  const command = commands.find(({ accepts, disabled }) => accepts?.kind === 'row' && disabled !== true);
  const to = command?.accepts;
  if (command === undefined || to === undefined || to.rowCount === 0) return { kind: 'no-rows' };
  const digits = query
    .trim()
    .slice(1)
    .replaceAll(/[\s._,'’]/g, '');
  // Fifteen digits are exact, and there are no tables with more rows.
  if (!/^\d{1,15}$/.test(digits)) return { kind: 'no-number' };
  const row = Number(digits);
  if (row >= to.rowCount) return { kind: 'no-such-row', rowCount: to.rowCount };
  return { kind: 'row', row, command, to };
}
