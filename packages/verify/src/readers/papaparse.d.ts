/** The parser's form for browsers, which needs nothing of Node; its own types would bring those of Node along. */
declare module 'papaparse/papaparse.min.js' {
  interface ParseError {
    readonly type: string;
    readonly code: string;
    readonly row?: number;
  }
  interface ParseSettings {
    readonly delimiter: string;
    readonly quoteChar: string;
    readonly newline: string;
    readonly fastMode?: boolean;
    /** Takes in one row after the other; the cursor is the place behind it in the text. */
    step(row: {
      readonly data: string[];
      readonly errors: readonly ParseError[];
      readonly meta: { readonly cursor: number };
    }): void;
  }
  const papa: { parse(text: string, settings: ParseSettings): unknown };
  // biome-ignore lint/style/noDefaultExport: so the parser exports itself.
  export default papa;
}
