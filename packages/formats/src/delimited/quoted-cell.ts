import { type CellLayout, CodedError } from '@populace/core';

/** What cells between delimiters need to be known about. */
export interface QuotedCellOptions {
  /** One ASCII character. */
  readonly delimiter: string;
  readonly quote: 'always' | 'needed';
  readonly nullText: string;
}

/**
 * Returns the layout of cells that stand in double quotes, doubled inside (RFC 4180, section 2): all cells but nulls, or those
 * that need it. These are texts with the delimiter, quotes, CR or LF, with a blank at an end, and texts that would be read as null.
 * @throws CodedError `format/invalid-option` for a delimiter or a null token that could not be told from other text.
 */
export function quotedCell({ delimiter, quote, nullText }: QuotedCellOptions): CellLayout {
  checkDelimiter(delimiter);
  checkNullText(nullText, delimiter);
  const cell: CellLayout = { open: '"', close: '"', null: nullText, escapes: { '"': '""' } };
  if (quote === 'always') return cell;
  return { ...cell, quoteOnly: { characters: `${delimiter}\r\n`, edges: ' \t', texts: ['', nullText] } };
}

function checkDelimiter(delimiter: string): void {
  if (/^[\t !#-/:-@[-`{-~]$/.test(delimiter)) return;
  throw new CodedError(
    'format/invalid-option',
    `delimiter must be a tab, a blank or a punctuation mark of ASCII other than the quotation mark, but is ${JSON.stringify(delimiter)}.`,
  );
}

function checkNullText(nullText: string, delimiter: string): void {
  if (!nullText.includes(delimiter) && !/["\r\n]|^[ \t]|[ \t]$/.test(nullText)) return;
  throw new CodedError(
    'format/invalid-option',
    `nullText must have no delimiter, quotation mark or line end, and no blank at an end, but is ${JSON.stringify(nullText)}.`,
  );
}
