import { documentLimits } from '../text/limits.ts';
import { fail, isGap, moveTo, type Scan } from './scan.ts';

const refusals: ReadonlyMap<string, string> = new Map([
  ['!', 'Tags such as !!str are not used in a schema; drop it, and put text in quotation marks'],
  ['@', 'A value cannot begin with @; put it in quotation marks'],
  ['`', 'A value cannot begin with `; put it in quotation marks'],
  ['%', 'A value cannot begin with %; put it in quotation marks'],
]);

/**
 * Deals with what can stand before a value, in blocks as within brackets: anchors, aliases, and what schemas do not use.
 * Returns false where none of these stands here.
 */
export function scanMark(scan: Scan): boolean {
  const mark = scan.text[scan.at] ?? '';
  const refusal = refusals.get(mark);
  if (refusal !== undefined) {
    fail(scan, scan.at, refusal);
    return true;
  }
  if (mark === '?' && isGap(scan.text[scan.at + 1])) {
    fail(scan, scan.at, 'Keys with a question mark are not used in a schema; write key: value');
    return true;
  }
  if (mark !== '*' && mark !== '&') return false;
  if (mark === '*') scan.aliases++;
  else scan.anchors++;
  checkMarks(scan);
  skipName(scan);
  return true;
}

function checkMarks(scan: Scan): void {
  const { aliases, anchors } = documentLimits;
  if (scan.aliases > aliases)
    fail(scan, scan.at, `The document has more than ${aliases} aliases; write some of them out`);
  if (scan.anchors > anchors) fail(scan, scan.at, `The document has more than ${anchors} anchors; drop some of them`);
}

function skipName(scan: Scan): void {
  let end = scan.at + 1;
  while (!isGap(scan.text[end]) && !',[]{}'.includes(scan.text[end] ?? '')) end++;
  moveTo(scan, end);
}

/** Moves over a text in quotation marks. Its further lines must be indented more than the block that it stands in. */
export function scanQuoted(scan: Scan): void {
  const { text, at: begin } = scan;
  const mark = text[begin];
  let end = begin + 1;
  let open = true;
  while (open && end < text.length) {
    const character = text[end];
    if (character === '\n') open = continueText(scan, end + 1);
    if (character === '\\' && mark === '"' && text[end + 1] !== '\n') end++;
    else if (character === mark && mark === "'" && text[end + 1] === mark) end++;
    else if (character === mark) break;
    end++;
  }
  if (!open || end >= text.length) fail(scan, begin, 'The quotation mark that opens here is never closed');
  moveTo(scan, Math.min(end + 1, text.length));
}

/** Notes a further line of a text; returns false where the line cannot belong to it. */
function continueText(scan: Scan, line: number): boolean {
  const { text } = scan;
  const parent = scan.blocks.at(-1)?.column ?? -1;
  let visible = line;
  while (text[visible] === ' ') visible++;
  scan.steps += visible - line;
  scan.lines++;
  scan.lineBegin = line;
  if (isGap(text[visible]) && text[visible] !== '\t') return scan.lines <= documentLimits.lines;
  const marker = parent < 0 && /^(?:---|\.\.\.)(?:\s|$)/.test(text.slice(line, line + 4));
  return visible - line > parent && !marker && scan.lines <= documentLimits.lines;
}
