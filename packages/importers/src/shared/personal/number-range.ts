/** Numbers as texts, the least and the greatest. */
export interface NumberRange {
  readonly min: string;
  readonly max: string;
}
