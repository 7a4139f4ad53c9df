/** The options of every column, in the order that messages and checks use. */
const names = ['nulls', 'missing', 'dirty', 'unique', 'type', 'locale', 'hidden', 'description'] as const;

/** The name of an option that every column has. */
export type ColumnOptionName = (typeof names)[number];

/** The options of every column, whatever generates its values: the checks of a schema and the edits of the Studio share this list. */
export const columnOptionNames: readonly ColumnOptionName[] = names;

/** Returns whether a key of a column is an option of every column. */
export function isColumnOption(key: string): key is ColumnOptionName {
  return names.some((name) => name === key);
}
