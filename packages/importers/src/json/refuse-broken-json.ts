import { CodedError } from '@populace/core';
import { findJsonFault, type JsonFault } from './find-json-fault.ts';

/**
 * Rejects a whole text that begins as JSON does and is none: neither one document, nor one on each line.
 * @throws CodedError `import/not-rows` with the line and the reason.
 */
export function refuseBrokenJson(text: string, fileName = 'The text'): void {
  if (!/^\s*(\{\s*["}]|\[\s*\{)/.test(text)) return;
  const fault = startsWithLines(text) ? faultOfLines(text) : findJsonFault(text);
  if (fault === undefined) return;
  const message = `${fileName} is broken JSON: in line ${fault.line} ${fault.reason}.`;
  throw new CodedError('import/not-rows', message);
}

/** Whether the first line is a whole object, with others below it. */
function startsWithLines(text: string): boolean {
  const [first = '', second = ''] = text.split('\n', 20).filter((line) => line.trim() !== '');
  return first.trimStart().startsWith('{') && second.trim() !== '' && findJsonFault(first) === undefined;
}

function faultOfLines(text: string): JsonFault | undefined {
  for (const [at, line] of text.split('\n').entries()) {
    const fault = line.trim() === '' ? undefined : findJsonFault(line);
    if (fault !== undefined) return { line: at + 1, reason: fault.reason };
  }
  return undefined;
}
