import {
  checkDepth,
  countEntry,
  fail,
  isComment,
  isGap,
  moveTo,
  type OpenBlock,
  passLineEnd,
  type Scan,
  skipBlanks,
  skipLine,
} from './scan.ts';
import { openBracket } from './scan-flow.ts';
import { scanMark, scanQuoted } from './scan-token.ts';

/** Scans a line outside of brackets, or what is left of it after a bracket, to its end or to a bracket that opens in it. */
export function scanBlockLine(scan: Scan): void {
  if (scan.text[scan.at] === '\n') passLineEnd(scan);
  else if (scan.at === scan.lineBegin) scanWholeLine(scan);
  else endLine(scan, 'the bracket');
}

function scanWholeLine(scan: Scan): void {
  const indent = passIndent(scan);
  const character = scan.text[scan.at];
  if (character === undefined || character === '\n') return;
  if (isComment(scan.text, scan.at)) {
    scan.continuedAbove = undefined;
    skipLine(scan);
  } else if (scan.at === scan.lineBegin && scanMarker(scan)) scanTokens(scan);
  else if (scan.continuedAbove !== undefined && indent > scan.continuedAbove) skipPlain(scan);
  else {
    scan.continuedAbove = undefined;
    scanTokens(scan);
  }
}

/** Passes spaces, and other blanks after them; returns the number of spaces. */
function passIndent(scan: Scan): number {
  let end = scan.at;
  while (scan.text[end] === ' ') end++;
  const indent = end - scan.at;
  moveTo(scan, end);
  skipBlanks(scan);
  const visible = scan.at < scan.text.length && scan.text[scan.at] !== '\n' && !isComment(scan.text, scan.at);
  if (scan.text[end] === '\t' && visible && scan.continuedAbove === undefined) {
    fail(scan, end, 'A tab stands here, but lines are indented with spaces; replace it with two spaces');
  }
  return indent;
}

/** Passes the end of a line after something that ends a value; nothing but a comment may follow it. */
function endLine(scan: Scan, what: string): void {
  skipBlanks(scan);
  const character = scan.text[scan.at];
  if (character === ':') fail(scan, scan.at, 'A map or list cannot be a key; a key is plain text, on one line');
  if (character !== undefined && character !== '\n' && !isComment(scan.text, scan.at)) {
    fail(
      scan,
      scan.at,
      `This does not belong here, after the end of ${what}; is a comma missing, or should all of it be in quotation marks?`,
    );
  }
  skipLine(scan);
}

/** Deals with `---`, `...` and directives at a line's begin. Returns false where none stands here. */
function scanMarker(scan: Scan): boolean {
  const { text, at } = scan;
  if (text[at] === '%' && !scan.begun) {
    fail(scan, at, 'Directives such as %YAML are not used in a schema; drop this line');
    return true;
  }
  const marker = text.slice(at, at + 3);
  if ((marker !== '---' && marker !== '...') || !isGap(text[at + 3])) return false;
  if (marker === '---' && scan.begun) failSecond(scan);
  if (marker === '---') scan.begun = true;
  else scan.ended = true;
  scan.continuedAbove = undefined;
  moveTo(scan, at + 3);
  return true;
}

function failSecond(scan: Scan): void {
  fail(scan, scan.at, 'A second document begins here, but a file holds one; drop it, or put it into a file of its own');
}

/** Scans the rest of a line, to its end or to a bracket that opens in it. */
function scanTokens(scan: Scan): void {
  let keyed = false;
  let open = true;
  let anchor: number | undefined;
  while (open && scan.fault === undefined) {
    skipBlanks(scan);
    const character = scan.text[scan.at];
    if (character === undefined || character === '\n') return;
    if (isComment(scan.text, scan.at)) {
      skipLine(scan);
      return;
    }
    if (scan.ended) failSecond(scan);
    scan.begun = true;
    const begin = anchor ?? scan.at;
    anchor = character === '&' ? begin : undefined;
    if (character === '-' && isGap(scan.text[scan.at + 1])) passDash(scan, keyed);
    else if (character === '*') {
      passAlias(scan);
      return;
    } else if (!scanMark(scan)) {
      // A key with an anchor before it begins with the anchor.
      open = scanContent(scan, character, keyed, begin - scan.lineBegin);
      keyed = open;
    }
  }
}

function passAlias(scan: Scan): void {
  beginValue(scan, scan.at);
  scanMark(scan);
  endLine(scan, 'the alias');
}

/** Notes that a value begins at `at`, which must follow a key, a dash or nothing. */
function beginValue(scan: Scan, at: number): void {
  if (!scan.valueAwaited) fail(scan, at, 'A key must stand on one line, with a colon and a space after it');
  scan.valueAwaited = false;
}

/** Scans a value or a key. Returns true where it was a key, so that a value may follow on the line. */
function scanContent(scan: Scan, character: string, keyed: boolean, column: number): boolean {
  const bracket = character === '[' || character === '{';
  if (!bracket && character !== '|' && character !== '>') return scanValue(scan, character, keyed, column);
  beginValue(scan, scan.at);
  if (bracket) openBracket(scan);
  else scanBlockText(scan);
  return false;
}

/** Scans a quoted or unquoted text. Returns true where it was a key, so that a value may follow on the line. */
function scanValue(scan: Scan, character: string, keyed: boolean, column: number): boolean {
  const begin = scan.at;
  if (character === ',' || character === ']' || character === '}') {
    fail(scan, begin, `${character} stands here without a bracket that opens before it`);
    return false;
  }
  if (character === '"' || character === "'") {
    scanQuoted(scan);
    skipBlanks(scan);
  } else if (character !== ':' || !isGap(scan.text[begin + 1])) scanPlain(scan);
  const isKey = scan.text[scan.at] === ':' && isGap(scan.text[scan.at + 1]);
  if (!isKey) {
    beginValue(scan, begin);
    return endValue(scan, character);
  }
  if (keyed)
    fail(
      scan,
      begin,
      'This text has a colon and a space in it, as if it were a key; put the whole text in quotation marks',
    );
  openBlock(scan, { column, kind: 'map' }, begin);
  countEntry(scan);
  moveTo(scan, scan.at + 1);
  return true;
}

function endValue(scan: Scan, character: string): boolean {
  const quoted = character === '"' || character === "'";
  if (quoted) endLine(scan, 'the quoted text');
  else if (scan.text[scan.at] !== '#') scan.continuedAbove = scan.blocks.at(-1)?.column ?? -1;
  return false;
}

function passDash(scan: Scan, keyed: boolean): void {
  if (keyed) fail(scan, scan.at, 'A list cannot begin on the line of its key; begin a new line, or write [a, b]');
  openBlock(scan, { column: scan.at - scan.lineBegin, kind: 'list' }, scan.at);
  countEntry(scan);
  moveTo(scan, scan.at + 1);
}

/** Closes the blocks that a key or dash at `at` is not in, and opens its own where it is the first of it. */
function openBlock(scan: Scan, block: OpenBlock, at: number): void {
  while (isLeft(scan.blocks.at(-1), block)) scan.blocks.pop();
  const top = scan.blocks.at(-1);
  const goesOn = top?.column === block.column && top.kind === block.kind;
  if (!goesOn && !scan.valueAwaited) {
    fail(scan, at, 'The indentation of this line fits none of the lines above it; align it with the keys beside it');
  }
  scan.valueAwaited = true;
  if (goesOn) return;
  scan.blocks.push(block);
  checkDepth(scan);
}

function isLeft(top: OpenBlock | undefined, { column, kind }: OpenBlock): boolean {
  if (top === undefined || top.column < column) return false;
  // A list may stand at the column of the key that it belongs to; a key at the column of a list ends it.
  return top.column > column || (top.kind === 'list' && kind === 'map');
}

function skipPlain(scan: Scan): void {
  scanToComment(scan, () => false);
  if (scan.text[scan.at] === '#') scan.continuedAbove = undefined;
  skipLine(scan);
}

function scanPlain(scan: Scan): void {
  scanToComment(scan, (at) => scan.text[at] === ':' && isGap(scan.text[at + 1]));
}

/** Moves to a comment, the line's end, or where `stop` says so. */
function scanToComment(scan: Scan, stop: (at: number) => boolean): void {
  let end = scan.at;
  while (end < scan.text.length && scan.text[end] !== '\n' && !isComment(scan.text, end) && !stop(end)) end++;
  moveTo(scan, end);
}

/** Moves over a text that begins with `|` or `>`: the lines that are indented as its first one, or as its head says. */
function scanBlockText(scan: Scan): void {
  const parent = scan.blocks.at(-1)?.column ?? -1;
  const digit = /^[|>][-+]?([1-9])/.exec(scan.text.slice(scan.at, scan.at + 3))?.[1];
  let least = digit === undefined ? undefined : Math.max(parent, 0) + Number(digit);
  skipLine(scan);
  while (scan.at < scan.text.length && scan.fault === undefined) {
    const line = scan.at + 1;
    let visible = line;
    while (scan.text[visible] === ' ') visible++;
    scan.steps += visible - line;
    if (!isLineEnd(scan.text, visible)) {
      // Its first line decides, but text that is no deeper than its key is not its.
      least ??= Math.max(visible - line, parent + 1);
      if (visible - line < least) return;
    }
    passLineEnd(scan);
    skipLine(scan);
  }
}

function isLineEnd(text: string, at: number): boolean {
  return text[at] === undefined || text[at] === '\n' || (text[at] === '\r' && text[at + 1] === '\n');
}
