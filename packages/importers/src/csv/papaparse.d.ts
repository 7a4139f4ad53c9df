/** The parser's form for browsers, which needs nothing of Node; its own types would bring those of Node along. */
declare module 'papaparse/papaparse.min.js' {
  interface ParseError {
    readonly type: string;
    readonly code: string;
    readonly row?: number;
  }
  interface ParseSettings {
    readonly delimiter: string;
    readonly quoteChar?: string;
    readonly newline?: string;
    readonly preview?: number;
    readonly skipEmptyLines?: boolean | 'greedy';
  }
  interface Parsed {
    readonly data: string[][];
    readonly errors: readonly ParseError[];
    readonly meta: { readonly cursor: number };
  }
  const papa: { parse(text: string, settings: ParseSettings): Parsed };
  // biome-ignore lint/style/noDefaultExport: so the parser exports itself.
  export default papa;
}
