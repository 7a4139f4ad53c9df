/** What cells between delimiters need to be known about. */
export interface Quoting {
  /** ASCII. */
  readonly delimiter: string;
  readonly quote: 'needed' | 'always' | 'non-numeric' | 'never';
  /** One ASCII character. */
  readonly quoteCharacter: string;
  readonly escape: 'double' | 'backslash';
  readonly nullText: string;
  readonly spreadsheetSafe: 'off' | 'on';
}
