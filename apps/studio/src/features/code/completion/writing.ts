import type { Spot } from '@populace/document';

/** How things are written at a spot: bare where that can be, in quotation marks in JSON and where the spot has them already. */
export interface Writing {
  /** A name or another text as a value. */
  readonly value: (text: string) => string;
  /** A key with what comes after it. */
  readonly key: (name: string, rest?: string) => string;
  /** A map on one line. */
  readonly map: (entries: readonly (readonly [string, string])[]) => string;
}

/** Returns how things are written at a spot. */
export function writingAt({ quote, hasColon }: Spot, isJson: boolean): Writing {
  const bare = (text: string) => (isJson || !isPlain(text) ? JSON.stringify(text) : text);
  const name = (text: string) => (quote === '' ? bare(text) : withinQuotes(text, quote));
  return {
    value: name,
    key: (text, rest = '') => (hasColon || quote !== '' ? name(text) : `${name(text)}: ${rest}`.replace(/ (?=\n)/, '')),
    map: (entries) => `{ ${entries.map(([key, value]) => `${bare(key)}: ${value}`).join(', ')} }`,
  };
}

/** Whether a text means itself where it stands without quotation marks, also in brackets. */
function isPlain(text: string): boolean {
  return /^[\p{L}_][\p{L}\p{N}\p{M}_./-]*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
}

function withinQuotes(text: string, quote: '"' | "'"): string {
  return quote === '"' ? JSON.stringify(text).slice(1, -1) : text.replaceAll("'", "''");
}
