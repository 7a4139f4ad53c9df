import type { TextFinding } from './text-finding.ts';

const JSON_TYPE = 'application/json';

/** Says whether a text is JSON (RFC 8259), or one object or list a line. Lone numbers, texts and words are not taken for it. */
export function jsonLook(text: string, isWhole: boolean): TextFinding | undefined {
  const start = text.trimStart();
  if (!start.startsWith('{') && !start.startsWith('[')) return undefined;
  if (isWhole && isTree(text))
    return { type: JSON_TYPE, reason: `a JSON ${start.startsWith('{') ? 'object' : 'array'}` };
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  // The last line may be cut.
  const complete = isWhole ? lines : lines.slice(0, -1);
  if (complete.length > 0 && lines.length > 1 && complete.every(isTree)) {
    return { type: 'application/x-ndjson', reason: `JSON on each of ${complete.length} lines` };
  }
  return !isWhole && isBegunTree(start) ? { type: JSON_TYPE, reason: 'the beginning of JSON' } : undefined;
}

function isTree(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    // Not JSON: that is the answer.
    return false;
  }
}

const TOKEN = /\s*(?:[[\]{},:]|"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null)/y;

/** Whether all of a text but its last words are tokens of JSON; whether they stand in a right order is not asked. */
function isBegunTree(text: string): boolean {
  TOKEN.lastIndex = 0;
  let end = 0;
  while (TOKEN.test(text)) end = TOKEN.lastIndex;
  const rest = text.slice(end).trimStart();
  return rest === '' || (rest.startsWith('"') && !rest.includes('\n')) || /^[-\w.+]*$/.test(rest);
}
