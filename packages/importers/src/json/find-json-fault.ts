/** Where a text stops to be JSON, and why. */
export interface JsonFault {
  /** From 1. */
  readonly line: number;
  /** What is wrong, as the end of a sentence. */
  readonly reason: string;
}

const TOKEN =
  /(?<mark>[{}[\],:])|(?<text>"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(?<other>-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w))/y;

type Wanted = 'value' | 'value or ]' | 'name' | 'name or }' | 'colon' | 'comma' | 'nothing';

/** What is missing where something else stands, for people. */
const MISSING: Readonly<Record<Exclude<Wanted, 'comma' | 'nothing'>, string>> = {
  value: 'a value is missing',
  'value or ]': 'a value or "]" is missing',
  name: 'a name in quotation marks is missing',
  'name or }': 'a name in quotation marks or "}" is missing',
  colon: 'a ":" is missing',
};

/** Finds the first place where a text is not JSON (RFC 8259); undefined where all of it is. Values are not part of the reason. */
export function findJsonFault(text: string): JsonFault | undefined {
  const open: ('{' | '[')[] = [];
  let awaited: Wanted = 'value';
  let at = 0;
  for (;;) {
    while (' \t\r\n'.includes(text[at] ?? 'x')) at++;
    if (at === text.length) return awaited === 'nothing' ? undefined : faultAt(text, at, awaited, open);
    TOKEN.lastIndex = at;
    const groups = TOKEN.exec(text)?.groups;
    const next: Wanted | undefined = groups === undefined ? undefined : follow(awaited, groups, open);
    if (next === undefined) return faultAt(text, at, awaited, open);
    awaited = next;
    at = TOKEN.lastIndex;
  }
}

interface Token {
  readonly mark?: string | undefined;
  readonly text?: string | undefined;
}

/** What is awaited behind a token; undefined where the token may not stand there. */
function follow(awaited: Wanted, token: Token, open: ('{' | '[')[]): Wanted | undefined {
  if (closes(token, open) && (awaited === 'comma' || awaited === 'value or ]' || awaited === 'name or }')) {
    open.pop();
    return open.length === 0 ? 'nothing' : 'comma';
  }
  switch (awaited) {
    case 'comma':
      return token.mark === ',' ? afterComma(open) : undefined;
    case 'name':
    case 'name or }':
      return token.text === undefined ? undefined : 'colon';
    case 'colon':
      return token.mark === ':' ? 'value' : undefined;
    case 'nothing':
      return undefined;
    default:
      return followValue(token, open);
  }
}

function closes({ mark }: Token, open: readonly ('{' | '[')[]): boolean {
  return (mark === '}' && open.at(-1) === '{') || (mark === ']' && open.at(-1) === '[');
}

function afterComma(open: readonly ('{' | '[')[]): Wanted {
  return open.at(-1) === '{' ? 'name' : 'value';
}

function followValue({ mark }: Token, open: ('{' | '[')[]): Wanted | undefined {
  if (mark === undefined) return open.length === 0 ? 'nothing' : 'comma';
  if (mark !== '{' && mark !== '[') return undefined;
  open.push(mark);
  return mark === '{' ? 'name or }' : 'value or ]';
}

function faultAt(text: string, at: number, awaited: Wanted, open: readonly ('{' | '[')[]): JsonFault {
  const line = text.slice(0, at).trimEnd().split('\n').length;
  if (at === text.length) return { line, reason: `it is cut off: ${missing(awaited, open)}` };
  const here = text.slice(0, at).split('\n').length;
  if (text[at] === '"' && awaited !== 'comma' && awaited !== 'colon' && awaited !== 'nothing')
    return { line: here, reason: 'a text is not closed, or has a sign that JSON does not allow' };
  const sign = JSON.stringify(String.fromCodePoint(text.codePointAt(at) ?? 0));
  return {
    line: here,
    reason: awaited === 'nothing' ? `${sign} stands behind its end` : `${missing(awaited, open)} before ${sign}`,
  };
}

function missing(awaited: Wanted, open: readonly ('{' | '[')[]): string {
  if (awaited === 'comma' || awaited === 'nothing') return `a "," or "${open.at(-1) === '{' ? '}' : ']'}" is missing`;
  return MISSING[awaited];
}
