/** Words that the language keeps for itself. */
export const reservedWords: ReadonlySet<string> = new Set(
  'as break const continue else for function if import in let loop namespace package return var void while'.split(' '),
);

/** Macros whose first argument names what they go through, where there are several. */
export const namingMacros: ReadonlySet<string> = new Set(['map', 'filter', 'all', 'exists', 'exists_one']);

/** Names that mean something where no column has them. */
export const builtInNames: readonly string[] = [
  'row',
  'previous',
  'next',
  'running',
  'random',
  'rowNumber',
  'now',
  'seed',
];

const VALUES = new Set(['true', 'false', 'null']);

/** Whether a name can stand behind a dot; others stand in brackets, `row["unit price"]`. */
export function canFollowDot(name: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);
}

/** Whether a name can stand bare. */
export function canStandBare(name: string): boolean {
  return canFollowDot(name) && !reservedWords.has(name) && !VALUES.has(name);
}
