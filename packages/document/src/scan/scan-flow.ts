import {
  checkDepth,
  countEntry,
  fail,
  isComment,
  isGap,
  moveTo,
  passLineEnd,
  type Scan,
  skipBlanks,
  skipLine,
} from './scan.ts';
import { scanMark, scanQuoted } from './scan-token.ts';

/** Scans within brackets until the outermost of them closes, the text ends, or a fault is found. */
export function scanFlow(scan: Scan): void {
  while (scan.flow.length > 0 && scan.at < scan.text.length && scan.fault === undefined) scanToken(scan);
}

/** Opens a bracket, at which the scan stands. */
export function openBracket(scan: Scan): void {
  const close = scan.text[scan.at] === '{' ? '}' : ']';
  scan.flow.push({ offset: scan.at, close });
  checkDepth(scan);
  moveTo(scan, scan.at + 1);
  scan.itemAwaited = true;
  scan.justClosed = false;
  scan.inPlain = false;
}

function scanToken(scan: Scan): void {
  const character = scan.text[scan.at] ?? '';
  if (character === '\n') passLineEnd(scan);
  else if (isGap(character)) skipBlanks(scan);
  else if (isComment(scan.text, scan.at)) skipLine(scan);
  else if (character === ',') passComma(scan);
  else if (character === ']' || character === '}') closeBracket(scan, character);
  else if (character === ':' && endsKey(scan.text, scan.at, scan.justClosed)) passColon(scan);
  else scanItem(scan, character);
}

/** Scans what is an item or a part of one. */
function scanItem(scan: Scan, character: string): void {
  const bracket = character === '[' || character === '{';
  if (scan.justClosed) fail(scan, scan.at, 'A comma is missing before this');
  beginItem(scan);
  if (bracket) openBracket(scan);
  // Whatever else a further line of an unquoted text begins with, it belongs to the text.
  else if (scan.inPlain) scanPlain(scan);
  else scanBegin(scan, character);
}

/** Scans an item by the character that it begins with. */
function scanBegin(scan: Scan, character: string): void {
  if (character === '"' || character === "'") {
    scanQuoted(scan);
    scan.justClosed = true;
  } else if (character === '|' || character === '>') {
    fail(scan, scan.at, `A value cannot begin with ${character} here; put it in quotation marks`);
  } else if (character === '-' && isGap(scan.text[scan.at + 1])) {
    fail(scan, scan.at, 'An item cannot begin with a dash within brackets; write [a, b]');
  } else if (scanMark(scan)) scan.justClosed = character === '*';
  else scanPlain(scan);
}

function passColon(scan: Scan): void {
  scan.justClosed = false;
  scan.inPlain = false;
  // Without a key before it, the key is empty.
  beginItem(scan);
  scan.colons++;
  if (scan.colons > scan.entries)
    fail(scan, scan.at, 'A second colon stands here within an item; put text with colons in quotation marks');
  moveTo(scan, scan.at + 1);
}

function beginItem(scan: Scan): void {
  if (!scan.itemAwaited) return;
  scan.itemAwaited = false;
  countEntry(scan);
}

function passComma(scan: Scan): void {
  if (scan.itemAwaited)
    fail(scan, scan.at, 'A comma stands here with nothing before it; drop it, or write a value before it');
  scan.itemAwaited = true;
  scan.justClosed = false;
  scan.inPlain = false;
  moveTo(scan, scan.at + 1);
}

function closeBracket(scan: Scan, close: string): void {
  const open = scan.flow.pop();
  if (open?.close !== close) {
    fail(scan, scan.at, `${close} closes nothing here; the bracket that is open needs ${open?.close ?? 'nothing'}`);
  }
  moveTo(scan, scan.at + 1);
  scan.itemAwaited = false;
  scan.justClosed = true;
  scan.inPlain = false;
}

function endsKey(text: string, at: number, justClosed: boolean): boolean {
  const next = text[at + 1];
  return justClosed || isGap(next) || ',[]{}'.includes(next ?? '');
}

function scanPlain(scan: Scan): void {
  let end = scan.at;
  for (let character = scan.text[end]; character !== undefined && character !== '\n'; character = scan.text[++end]) {
    if (
      ',[]{}'.includes(character) ||
      (character === ':' && endsKey(scan.text, end, false)) ||
      isComment(scan.text, end)
    )
      break;
  }
  // A lone mark such as the dash of a block list within brackets is passed, too.
  moveTo(scan, Math.max(end, scan.at + 1));
  scan.inPlain = true;
}
