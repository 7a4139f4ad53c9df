/** What there is to choose from: the tables that are written, and those that rows were made of last. */
export interface KnownTables {
  readonly written: readonly { readonly name: string }[];
  readonly made: readonly { readonly name: string }[];
}

/**
 * Returns the table whose rows are shown: the one that the address asks for while there is such a table, also where its rows are only on
 * their way; else the first of those that have rows. The address outlives the text that had its table.
 */
export function shownTable(asked: string | undefined, { written, made }: KnownTables): string | undefined {
  const isKnown = [...made, ...written].some(({ name }) => name === asked);
  return isKnown ? asked : made[0]?.name;
}
