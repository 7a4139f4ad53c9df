import { foldCase } from '@populace/unicode';

/** Gives sheets their names: those of the tables, changed where a spreadsheet does not take them. */
export interface SheetNames {
  /** The name of a table's sheet of that number, from 1 on. */
  next(table: string, number: number): string;
}

/** In units of UTF-16, as Excel counts. */
const MOST_UNITS = 31;
/** What Excel takes in no name, controls, and what XML has no spelling for. */
const FORBIDDEN = /[[\]:*?/\\\u0000-\u001f\u007f\ufffe\uffff]/g;

/**
 * Names have at most 31 characters, none of `[ ] : * ? / \`, no apostrophe at an end, and differ in more than case: other characters
 * become `_`, longer names are cut, and of names that would be the same each further one gets a number, as do a table's further sheets.
 */
export function createSheetNames(): SheetNames {
  const taken = new Set<string>();
  return {
    next(table, number) {
      const name = allowedName(table);
      for (let count = number; ; count++) {
        const numbered = count === 1 ? cut(name, MOST_UNITS) : withNumber(name, count);
        const folded = foldCase(numbered);
        if (taken.has(folded)) continue;
        taken.add(folded);
        return numbered;
      }
    },
  };
}

function allowedName(table: string): string {
  const name = table.replace(FORBIDDEN, '_').trim().replace(/^'|'$/g, '_');
  // Excel keeps this one for itself, in any case.
  return name === '' || /^history$/i.test(name) ? `${name}_` : name;
}

function withNumber(name: string, number: number): string {
  const end = ` ${number}`;
  return cut(name, MOST_UNITS - end.length) + end;
}

/** Cuts a text without parting the halves of a surrogate pair, or leaving an apostrophe at its end. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return text
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/'$/, '_');
}
