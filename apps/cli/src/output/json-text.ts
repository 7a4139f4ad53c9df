/** Writes JSON for people and machines; whole numbers beyond 2^53 as text. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part), 2)}\n`;
}

/** The same on one line, for what is one of several. */
export function jsonLine(value: unknown): string {
  return `${JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part))}\n`;
}
