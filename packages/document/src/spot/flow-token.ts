type FlowTokenKind = 'open' | 'close' | 'comma' | 'colon' | 'scalar' | 'blank' | 'line' | 'comment';

/** A word, a sign or a gap within brackets. */
export interface FlowToken {
  readonly kind: FlowTokenKind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Whether a cursor right after it is still in it. */
  readonly holdsEnd: boolean;
}

/** Reads what begins at an offset within brackets. */
export function flowTokenAt(text: string, start: number): FlowToken {
  const sign = text[start] ?? '';
  const made = (kind: FlowTokenKind, end: number, holdsEnd = false) => ({
    kind,
    start,
    end,
    text: text.slice(start, end),
    holdsEnd,
  });
  if (sign === '\n') return made('line', start + 1);
  if (sign === ' ' || sign === '\t' || sign === '\r') return made('blank', start + 1);
  if (sign === '{' || sign === '[') return made('open', start + 1);
  if (sign === '}' || sign === ']') return made('close', start + 1);
  if (sign === ',') return made('comma', start + 1);
  if (sign === '#') return made('comment', start + matchAt(/[^\n]*/y, text, start), true);
  if (sign === ':' && isColon(text, start)) return made('colon', start + 1);
  if (sign === '"') return quotedToken(/"(?:[^"\\\n]|\\.)*("?)/y, text, start);
  if (sign === "'") return quotedToken(/'(?:[^'\n]|'')*('?)/y, text, start);
  const length = matchAt(/(?:(?!:(?:[\s,[\]{}]|$)|[,[\]{}\n]|\s+#).)+/y, text, start);
  return made('scalar', start + text.slice(start, start + Math.max(1, length)).trimEnd().length, true);
}

function quotedToken(pattern: RegExp, text: string, start: number): FlowToken {
  pattern.lastIndex = start;
  const [whole = '', closing = ''] = pattern.exec(text) ?? [];
  const end = start + Math.max(1, whole.length);
  return { kind: 'scalar', start, end, text: whole, holdsEnd: closing === '' };
}

function isColon(text: string, at: number): boolean {
  const before = text[at - 1];
  return before === '"' || before === "'" || /^(?:[\s,[\]{}]|$)/.test(text.slice(at + 1, at + 2));
}

function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}
