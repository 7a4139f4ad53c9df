/** What a look at a text found: a type, and what makes it look so. */
export interface TextFinding {
  readonly type: string;
  readonly reason: string;
}
