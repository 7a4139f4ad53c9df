import type { CellLayout } from '@populace/cells';
import { isNumeric } from '@populace/core';
import { checkQuoting } from './check-quoting.ts';
import type { DelimitedCells } from './plan-delimited.ts';
import type { Quoting } from './quoting.ts';
import { spreadsheetGuard } from './spreadsheet-guard.ts';

/**
 * Returns the layouts of cells that stand in quotes: all cells but nulls, all but numbers too, or those that need it. These are texts
 * with the delimiter, quotes, CR or LF, with a blank at an end, and texts that would be read as null. Quotes inside are doubled (RFC
 * 4180, section 2) or get a backslash. Where no cell is quoted, each such character gets a backslash, or is refused.
 * @throws CodedError `format/invalid-option` for characters that could not be told from one another or from other text.
 */
export function quotedCells(quoting: Quoting): DelimitedCells {
  checkQuoting(quoting);
  const { quote, nullText } = quoting;
  const guard = quoting.spreadsheetSafe === 'on' ? { guard: spreadsheetGuard } : {};
  const bare = { null: nullText };
  const text = { ...bare, ...(quote === 'never' ? unquoted(quoting) : quoted(quoting)) };
  const number = { ...bare, ...quoted({ ...quoting, quote: 'needed' }) };
  return {
    text: { ...text, ...guard },
    of({ type }) {
      if (quote === 'non-numeric' && isNumeric(type)) return number;
      return type.kind === 'string' || type.kind === 'bytes' ? { ...text, ...guard } : text;
    },
  };
}

function quoted({ delimiter, quote, quoteCharacter, escape, nullText }: Quoting): Omit<CellLayout, 'null'> {
  const double = { [quoteCharacter]: quoteCharacter + quoteCharacter };
  const escapes = escape === 'double' ? double : { [quoteCharacter]: `\\${quoteCharacter}`, '\\': '\\\\' };
  const cell = { open: quoteCharacter, close: quoteCharacter, escapes };
  if (quote !== 'needed') return cell;
  // Of a delimiter of several characters the first is enough: where it stands, the others might follow.
  return { ...cell, quoteOnly: { characters: `${delimiter[0]}\r\n`, edges: ' \t', texts: ['', nullText] } };
}

function unquoted({ delimiter, quoteCharacter, escape }: Quoting): Omit<CellLayout, 'null'> {
  const characters = `${delimiter[0]}${quoteCharacter}\r\n`;
  if (escape === 'double') return { refuses: characters };
  return { escapes: Object.fromEntries([...characters, '\\'].map((character) => [character, `\\${character}`])) };
}
