import { CodedError, nearestNames } from '@populace/core';

/** A name, as it stands or as a JSON string, and a number. */
const ENTRY = /\s*(?:"((?:[^"\\]|\\.)*)"|([^",=]+?))\s*=\s*([0-9]{1,7})\s*(?:,|$)/y;
const MOST = 1_000_000;

/**
 * Reads widths by the names of columns: `id=10,name=30`; a name with a comma or an equals sign stands in quotation marks, as in JSON.
 * @throws CodedError `format/invalid-option` for what is no such list, and for names of no column.
 */
export function parseWidths(text: string, names: readonly string[]): ReadonlyMap<string, number> {
  const widths = new Map<string, number>();
  const entry = new RegExp(ENTRY);
  while (entry.lastIndex < text.length) {
    const from = entry.lastIndex;
    const found = entry.exec(text);
    if (found === null)
      throw invalid(`must be such as id=10,name=30, but is ${JSON.stringify(text.slice(from))} from there on`);
    const [, quoted, plain = '', digits] = found;
    const name = quoted === undefined ? plain : unquoted(quoted);
    const width = Number(digits);
    if (!names.includes(name))
      throw invalid(`has ${JSON.stringify(name)}, but no such column is written; ${offer(name, names)}`);
    if (widths.has(name)) throw invalid(`has ${JSON.stringify(name)} twice`);
    if (width < 1 || width > MOST)
      throw invalid(`must be from 1 to ${MOST}, but that of ${JSON.stringify(name)} is ${width}`);
    widths.set(name, width);
  }
  return widths;
}

function unquoted(escaped: string): string {
  try {
    return String(JSON.parse(`"${escaped}"`));
  } catch (cause) {
    throw new CodedError('format/invalid-option', `widths has the name "${escaped}", which is no JSON string.`, {
      cause,
    });
  }
}

function offer(name: string, names: readonly string[]): string {
  const near = nearestNames(name, names);
  return near.length > 0 ? `did you mean ${near.join(' or ')}?` : `there are ${names.join(', ')}`;
}

function invalid(what: string): CodedError {
  return new CodedError('format/invalid-option', `widths ${what}${what.endsWith('?') ? '' : '.'}`);
}
