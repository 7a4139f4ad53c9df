/** What was typed as the number of a row: a row from 0, or why it is none. */
export type TypedRow =
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'outside' }
  | { readonly kind: 'unreadable' };

/**
 * Reads the number of a row as people write it: `1000000000`, `1_000_000_000`, `1,000,000,000`, `1 000 000 000`, `1.000.000.000`, `1e9`, and
 * `-1` for the last.
 */
export function parseRowNumber(typed: string, rowCount: number): TypedRow {
  const value = numberOf(typed.trim());
  if (value === undefined) return { kind: 'unreadable' };
  const row = value < 0 ? rowCount + value : value;
  return row >= 0 && row < rowCount ? { kind: 'row', row } : { kind: 'outside' };
}

function numberOf(typed: string): number | undefined {
  const sign = /^[-−–]/.test(typed) ? -1 : 1;
  const rest = typed.replace(/^[-−–+#]\s*/, '');
  if (/^\d{1,16}$/.test(rest)) return sign * Number(rest);
  // One sign between groups of three, as there are in the languages of the world.
  if (/^\d{1,3}(?:([_,.'’\s])\d{3})(?:\1\d{3})*$/u.test(rest)) return sign * Number(rest.replace(/\D/g, ''));
  if (/^\d+(?:_\d+)+$/.test(rest)) return sign * Number(rest.replaceAll('_', ''));
  if (!/^\d+(?:\.\d+)?e\+?\d{1,2}$/i.test(rest)) return undefined;
  const value = Number(rest);
  return Number.isInteger(value) ? sign * value : undefined;
}
