import { documentLimits } from '../text/limits.ts';
import type { FaultReason, TextFault } from '../text/text-fault.ts';

/** A bracket that is open, and what closes it. */
export interface OpenBracket {
  readonly offset: number;
  readonly close: ']' | '}';
}

/** A block map or list that is open, with the column (from 0) of its keys or dashes. */
export interface OpenBlock {
  readonly column: number;
  readonly kind: 'map' | 'list';
}

/** Why a text is refused, and where. */
export type ScanFault = Pick<TextFault, 'reason' | 'code' | 'offset' | 'message'>;

/** The state of a scan over a text. */
export interface Scan {
  readonly text: string;
  at: number;
  steps: number;
  entries: number;
  aliases: number;
  anchors: number;
  colons: number;
  lines: number;
  /** Where the line begins that the scan stands in. */
  lineBegin: number;
  readonly flow: OpenBracket[];
  readonly blocks: OpenBlock[];
  /** Within brackets: whether an item begins with the next token. */
  itemAwaited: boolean;
  /** Within brackets: whether a quoted text, a bracket or an alias has just ended, so that `:` needs no space after it. */
  justClosed: boolean;
  /** Within brackets: whether an unquoted text has just been passed, which goes on in the next line. */
  inPlain: boolean;
  /** Outside of brackets: whether a value may come, after a key, a dash or at the begin. */
  valueAwaited: boolean;
  /** The column above which lines continue an unquoted text; undefined outside of one. */
  continuedAbove: number | undefined;
  /** Where the first content began, and whether `...` has ended it. */
  begun: boolean;
  ended: boolean;
  fault: ScanFault | undefined;
}

/** Creates the state at a text's begin. */
export function createScan(text: string): Scan {
  return {
    text,
    at: 0,
    steps: 0,
    entries: 0,
    aliases: 0,
    anchors: 0,
    colons: 0,
    lines: 0,
    lineBegin: 0,
    flow: [],
    blocks: [],
    itemAwaited: false,
    justClosed: false,
    inPlain: false,
    valueAwaited: true,
    continuedAbove: undefined,
    begun: false,
    ended: false,
    fault: undefined,
  };
}

/** Ends the scan with a fault; the first one stays. */
export function fail(scan: Scan, offset: number, message: string, reason: FaultReason = 'syntax'): void {
  scan.fault ??= { reason, code: reason === 'size' ? 'limit/schema-size' : 'schema/syntax', offset, message };
}

/** Moves to `end`, counting the characters passed as steps. */
export function moveTo(scan: Scan, end: number): void {
  scan.steps += end - scan.at;
  scan.at = end;
}

/** Counts a key of a map or an item of a list. */
export function countEntry(scan: Scan): void {
  scan.entries++;
  if (scan.entries > documentLimits.entries) {
    const message = `The document has more than ${documentLimits.entries} keys and list items; split it, or shorten it`;
    fail(scan, scan.at, message, 'size');
  }
}

/** Refuses nesting that is too deep. */
export function checkDepth(scan: Scan): void {
  if (scan.blocks.length + scan.flow.length <= documentLimits.depth) return;
  fail(
    scan,
    scan.at,
    `Maps and lists are nested more than ${documentLimits.depth} levels deep here; write them flatter`,
    'depth',
  );
}

/** Passes a line's end, at which the scan stands. */
export function passLineEnd(scan: Scan): void {
  moveTo(scan, scan.at + 1);
  scan.lineBegin = scan.at;
  scan.lines++;
  if (scan.lines <= documentLimits.lines) return;
  fail(scan, scan.at, `The document has more than ${documentLimits.lines} lines; split it`, 'size');
}

/** Moves to the end of the line, not past it. */
export function skipLine(scan: Scan): void {
  const end = scan.text.indexOf('\n', scan.at);
  moveTo(scan, end < 0 ? scan.text.length : end);
}

/** Moves over spaces, tabs and carriage returns. */
export function skipBlanks(scan: Scan): void {
  let end = scan.at;
  while (isBlank(scan.text[end])) end++;
  moveTo(scan, end);
}

/** Whether a character is a space, a tab or a carriage return. */
export function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t' || character === '\r';
}

/** Whether nothing visible follows: a blank, a line's end or the text's. */
export function isGap(character: string | undefined): boolean {
  return character === undefined || character === '\n' || isBlank(character);
}

/** Whether a comment begins at an offset: `#` after a blank or at a line's begin. */
export function isComment(text: string, at: number): boolean {
  return text[at] === '#' && isGap(at === 0 ? undefined : text[at - 1]);
}
