/** A text after an edit, and the names of the tables or columns that the edit made, for selecting them. */
export interface Edited {
  readonly text: string;
  readonly made: readonly string[];
}
