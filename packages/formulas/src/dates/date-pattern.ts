import type { LocaleTable } from '../define/define-function.ts';

/** A part of a pattern of dates: letters that stand for something, or a text as it is. */
export type PatternPart =
  | { readonly kind: 'field'; readonly letters: string }
  | { readonly kind: 'text'; readonly text: string };

const FIELDS = ['yyyy', 'MMMM', 'MMM', 'MM', 'M', 'dd', 'd', 'EEEE', 'EEE', 'HH', 'H', 'mm', 'ss', 'SSS'] as const;

const NAMES: ReadonlyMap<string, LocaleTable> = new Map([
  ['MMMM', { table: 'date.month', column: 'text' }],
  ['MMM', { table: 'date.month', column: 'short' }],
  ['EEEE', { table: 'date.weekday', column: 'text' }],
  ['EEE', { table: 'date.weekday', column: 'short' }],
]);

/** Takes a pattern apart; returns what is wrong with it where it is none. */
export function partsOfPattern(pattern: string): readonly PatternPart[] | string {
  const parts: PatternPart[] = [];
  for (let at = 0; at < pattern.length; ) {
    const character = pattern.charAt(at);
    if (character === "'") {
      const end = pattern.indexOf("'", at + 1);
      if (end < 0) return 'the pattern has a quotation mark that is not closed';
      // Two marks are one.
      parts.push({ kind: 'text', text: end === at + 1 ? "'" : pattern.slice(at + 1, end) });
      at = end + 1;
    } else if (/[A-Za-z]/.test(character)) {
      const letters = runAt(pattern, at);
      if (!FIELDS.some((field) => field === letters)) {
        return `the pattern has ${letters}, which means nothing; there are ${FIELDS.join(', ')}, and texts stand between single quotes`;
      }
      parts.push({ kind: 'field', letters });
      at += letters.length;
    } else {
      parts.push({ kind: 'text', text: character });
      at++;
    }
  }
  return parts;
}

function runAt(pattern: string, from: number): string {
  let to = from;
  while (pattern.charAt(to) === pattern.charAt(from)) to++;
  return pattern.slice(from, to);
}

/** What is wrong with a pattern, if anything. */
export function patternFault(pattern: string | undefined): string | undefined {
  const parts = partsOfPattern(pattern ?? '');
  return typeof parts === 'string' ? parts : undefined;
}

/** The names that a field is taken from, where it is a name. */
export function namesOfField(letters: string): LocaleTable | undefined {
  return NAMES.get(letters);
}

/** The tables of the locale that a pattern takes names from. */
export function tablesOfPattern(pattern: string | undefined): readonly LocaleTable[] {
  const parts = partsOfPattern(pattern ?? '');
  if (typeof parts === 'string') return [];
  return parts.flatMap((part) => (part.kind === 'field' ? (namesOfField(part.letters) ?? []) : []));
}
