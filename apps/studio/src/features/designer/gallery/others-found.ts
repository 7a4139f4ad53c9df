import type { GalleryEntry } from './gallery-entries.ts';

/** What people call a reference to another table. */
const REFERENCE_WORDS = ['references', 'refers to', 'foreign key', 'foreignkey', 'fk', 'parent', 'relation', 'lookup'];
/** Fewer letters begin too much else, such as paragraphs. */
const LEAST_LETTERS = 4;

/** Finds tables, formulas and cases by their names, and tables by the words for references, too. */
export function othersFound(entries: readonly GalleryEntry[], asked: string): readonly GalleryEntry[] {
  const words = asked.trim().toLowerCase();
  return entries.filter((entry) => {
    if (entry.kind === 'generator') return false;
    if (entry.kind === 'table') return isReferenceWord(words) || entry.table.toLowerCase().includes(words);
    return entry.id.includes(words);
  });
}

function isReferenceWord(words: string): boolean {
  const says = words.length >= LEAST_LETTERS || /^(?:fk|ref)/.test(words);
  return says && REFERENCE_WORDS.some((known) => known.startsWith(words) || words === `${known}s`);
}
