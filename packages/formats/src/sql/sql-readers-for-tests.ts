/** A value as it stands in SQL text: without its quotes. */
type Value = string | null;

/** Reads the values of INSERT statements, as the manual of a dialect says; backslashes are escapes in MySQL alone. */
export function readInserts(sql: string, hasBackslashes: boolean): readonly (readonly Value[])[] {
  const rows: Value[][] = [];
  for (let at = sql.indexOf(' VALUES\n'); at >= 0; at = sql.indexOf(' VALUES\n', at)) {
    at += ' VALUES\n'.length;
    do {
      expectText(sql, at, '(');
      const row: Value[] = [];
      do {
        const { value, end } = readValue(sql, at + 1, hasBackslashes);
        row.push(value);
        at = end;
      } while (sql.startsWith(', ', at) && at++ >= 0);
      expectText(sql, at, ')');
      rows.push(row);
      at += 3;
    } while (sql.slice(at - 2, at) === ',\n');
    expectText(sql, at - 2, ';\n');
  }
  return rows;
}

function readValue(sql: string, at: number, hasBackslashes: boolean): { readonly value: Value; readonly end: number } {
  // Bytes of MySQL.
  const [hex] = /^X'[\da-f]*'/.exec(sql.slice(at, at + 400)) ?? [];
  if (hex !== undefined) return { value: hex.slice(2, -1), end: at + hex.length };
  if (sql[at] !== "'") {
    const [word = ''] = /^[\w.+-]+/.exec(sql.slice(at, at + 400)) ?? [];
    return { value: word === 'NULL' ? null : word, end: at + word.length };
  }
  let value = '';
  for (at++; ; at++) {
    const character = sql[at];
    if (character === undefined) throw new Error('A text has no end.');
    if (character === "'") {
      if (sql[at + 1] !== "'") return { value, end: at + 1 };
      at++;
    }
    if (character === '\\' && hasBackslashes) value += unescaped(sql[++at] ?? '');
    else value += character;
  }
}

/** The escapes of MySQL's manual, section 11.1.1. */
function unescaped(letter: string): string {
  const known: Readonly<Record<string, string>> = { '0': '\0', n: '\n', r: '\r', t: '\t', b: '\b', Z: '\x1a' };
  return known[letter] ?? letter;
}

/** The digits of bytes that are Base64. */
export function hexOf(base64: string): string {
  return Buffer.from(base64, 'base64').toString('hex');
}

function expectText(sql: string, at: number, text: string): void {
  if (!sql.startsWith(text, at))
    throw new Error(`${JSON.stringify(text)} expected, not ${JSON.stringify(sql.slice(at, at + 20))}.`);
}

/** Reads the rows of a COPY in text form, as PostgreSQL's manual says. */
export function readCopy(sql: string): readonly (readonly Value[])[] {
  const [, data = ''] = /FROM stdin;\n([\s\S]*?)^\\\.$/m.exec(sql) ?? [];
  return data
    .split('\n')
    .slice(0, -1)
    .map((line) =>
      line
        .split('\t')
        .map((cell) => (cell === '\\N' ? null : cell.replace(/\\(.)/g, (_, letter: string) => unescaped(letter)))),
    );
}
