import { utf8Length } from '@populace/core';
import { documentLimits } from '../text/limits.ts';
import { createScan, fail, type Scan, type ScanFault } from './scan.ts';
import { scanBlockLine } from './scan-block.ts';
import { scanFlow } from './scan-flow.ts';

/** What scanning found: the work done, counted in characters looked at, and what makes the text unfit to be parsed. */
export interface ScanResult {
  readonly steps: number;
  readonly fault: ScanFault | undefined;
}

const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/;

/**
 * Walks once over a text in YAML or JSON, in time proportional to its length, and finds whether it is too large, too deep, has too
 * many keys or aliases, or something that schemas do not use (tags, directives, several documents). No tree is built.
 */
export function scanText(text: string): ScanResult {
  const size = checkSize(text);
  if (size !== undefined) return { steps: 1, fault: size };
  const scan = createScan(text);
  scan.steps = text.length;
  const control = text.search(CONTROL);
  if (control >= 0) fail(scan, control, controlSentence(text.charCodeAt(control)));
  while (scan.fault === undefined && scan.at < text.length) {
    if (scan.flow.length > 0) scanFlow(scan);
    else scanBlockLine(scan);
  }
  if (scan.fault === undefined && scan.flow.length > 0) failUnclosed(scan);
  return { steps: scan.steps, fault: scan.fault };
}

function checkSize(text: string): ScanFault | undefined {
  // A UTF-16 unit has one to three bytes in UTF-8, so most texts need no counting.
  if (text.length * 3 <= documentLimits.bytes) return undefined;
  if (text.length <= documentLimits.bytes && utf8Length(text) <= documentLimits.bytes) return undefined;
  const message = `The document has more than ${documentLimits.bytes} bytes (4 MiB); split it, or shorten it`;
  return { reason: 'size', code: 'limit/schema-size', offset: 0, message };
}

function controlSentence(code: number): string {
  const name = code.toString(16).toUpperCase().padStart(4, '0');
  return `A control character (U+${name}) stands here; drop it, or write "\\u${name}" within quotation marks`;
}

function failUnclosed(scan: Scan): void {
  const open = scan.flow.at(-1);
  if (open !== undefined)
    fail(scan, open.offset, `This ${open.close === '}' ? '{' : '['} is never closed by ${open.close}`);
}
