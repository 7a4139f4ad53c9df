/** A pack of word lists of one language and country, loaded a list at a time when a column needs it. */
export interface Locale {
  /** `language[_Script]_REGION`, or `base` for what belongs to no language. */
  readonly id: string;
  readonly name: string;
  /** The names of its lists, such as `color.human`. */
  readonly tables: readonly string[];
  /** Loads a list of `tables`: different texts in a fixed order. */
  load(table: string): Promise<readonly string[]>;
}
