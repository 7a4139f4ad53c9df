import type { FormulaType } from './formula-type.ts';

/** The name of a type as the documents say it: `int`, `decimal`, `text`, `list of int`. */
export function typeWord(type: FormulaType): string {
  if (type.kind === 'list') return `list of ${typeWord(type.of)}`;
  return type.kind === 'row' ? `row of ${type.table}` : type.kind;
}

/** A type with its article, for sentences: `an int`, `a text`. */
export function aTypeWord(type: FormulaType): string {
  if (type.kind === 'null') return 'null';
  const word = typeWord(type);
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}
