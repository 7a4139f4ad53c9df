import { readContentType } from './parse-content-type.ts';

/** What somebody would take: a content type or a range of them, and how gladly. */
export interface MediaRange {
  /** In lower case: `text/csv`, `text/*`, or both parts as `*`. */
  readonly range: string;
  /** What the type must have besides; names in lower case. */
  readonly parameters: ReadonlyMap<string, string>;
  /** From 0, which means never, to 1. */
  readonly quality: number;
}

/**
 * Parses an `Accept` header (RFC 9110, section 12.5.1) into its ranges, in their order. A parameter `q` is the weight wherever it stands. Pieces
 * that are malformed are left out, such as `*`, `text`, a wildcard before the slash alone, and a weight that is no number from 0 to 1 with up to three decimals; the others count.
 */
export function parseAccept(accept: string): readonly MediaRange[] {
  return piecesOf(accept).flatMap((piece) => {
    const parsed = readContentType(piece);
    if ('fault' in parsed || !isRange(parsed.type)) return [];
    const { q = '1', ...others } = Object.fromEntries(parsed.parameters);
    if (!WEIGHT.test(q)) return [];
    return [{ range: parsed.type, parameters: new Map(Object.entries(others)), quality: Number(q) }];
  });
}

/** RFC 9110, section 12.4.2. */
const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

function isRange(type: string): boolean {
  const [top, subtype] = type.split('/');
  return top !== '*' || subtype === '*';
}

const QUOTED = /"(?:[^"\\]|\\.)*"/sy;

/** Splits a list at its commas, but not within quoted strings; empty pieces do not count (RFC 9110, section 5.6.1.2). */
function piecesOf(list: string): readonly string[] {
  const pieces: string[] = [];
  let begin = 0;
  // Behind a string that does not end, none does: each further mark in it is escaped.
  let ends = true;
  for (let at = 0; at < list.length; at++) {
    if (list[at] === ',') {
      pieces.push(list.slice(begin, at));
      begin = at + 1;
    } else if (list[at] === '"' && ends) {
      QUOTED.lastIndex = at;
      ends = QUOTED.test(list);
      if (ends) at = QUOTED.lastIndex - 1;
    }
  }
  return [...pieces, list.slice(begin)].filter((piece) => piece.trim() !== '');
}
