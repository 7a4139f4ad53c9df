/** The values that a recipe can make: a value outside was made by something else. */
export interface Domain {
  /** Which values these are, in words: `female or male`, `2024-01-01 to 2024-12-31`. */
  readonly words: string;
  /** Whether a text, as the recipe writes its values, is one of them. */
  has(text: string): boolean;
}
