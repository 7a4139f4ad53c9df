/**
 * A short name of a defect: eight hexadecimal digits of a hash (FNV-1a, 32 bits) over what it says and which functions it went
 * through. The same defect has the same reference on every machine, because paths do not count.
 */
export function referenceOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}\n${error.message}\n${functionsOf(error)}` : String(error);
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function functionsOf({ stack = '' }: Error): string {
  return [...stack.matchAll(/^ +at (?:async )?([\w.<>$]+) \(/gm)].map(([, name]) => name).join(' ');
}
