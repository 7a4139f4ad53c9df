import { visibleText } from '../text/visible-text.ts';

/** A cell as the eye sees it; `faint` says that it stands for something that is no text. */
export interface CellWords {
  readonly text: string;
  readonly faint: boolean;
}

/** What would be taken for something else without quotation marks: nothing, `null`, blanks at an end. */
const UNCLEAR = /^$|^null$|^\s|\s$/;

/** Words a value as the eye should see it. */
export function cellWords(value: unknown): CellWords {
  if (value === null || value === undefined) return { text: 'null', faint: true };
  if (typeof value === 'string') return { text: textWords(value), faint: false };
  if (typeof value === 'object') return { text: visibleText(JSON.stringify(value)), faint: false };
  return { text: String(value), faint: false };
}

function textWords(text: string): string {
  const seen = visibleText(text);
  return UNCLEAR.test(text) && !/^[\n\r\t]|[\n\r\t]$/.test(text) ? `"${seen}"` : seen;
}
