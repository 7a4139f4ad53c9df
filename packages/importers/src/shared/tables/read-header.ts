import { foldName } from '../names/fold-words.ts';
import { type Evidence, evidenceOf } from '../proposal/evidence.ts';
import { isPhone } from '../values/text-kinds.ts';

/** A name of a column, with what was done to it. */
export interface HeaderName {
  readonly name: string;
  readonly evidence: readonly Evidence[];
}

/** What is known of the words in a first row. */
export interface HeaderWords {
  /** Whether a column may be called so. */
  isKnown(name: string): boolean;
  /** Whether it is the name of a person. */
  isPerson(name: string): boolean;
}

/** Whether a first row looks like a header: different names, and no values where the rows below have such. */
export function looksLikeHeader(
  [first, ...rest]: readonly (readonly string[])[],
  { isKnown, isPerson }: HeaderWords,
): boolean {
  if (first === undefined) return false;
  const named = first.filter((cell) => cell.trim() !== '');
  if (named.length === 0 || named.some(isValue)) return false;
  // A name above names is a person's, not the column's.
  const isOfPeople = (cell: string, index: number): boolean =>
    isPerson(cell) && rest.slice(0, 50).some((row) => isPerson(row[index] ?? ''));
  if (first.some(isOfPeople)) return false;
  if (rest.length === 0 || named.some(isKnown)) return true;
  const sample = rest.slice(0, 50);
  const differs = first.some((cell, at) => cell !== '' && sample.some((row) => isValue(row[at] ?? '')));
  const repeats = first.some((cell, at) => cell !== '' && sample.some((row) => row[at] === cell));
  // Exports name columns twice or not at all; rows of another kind below tell that those are names.
  if (differs) return true;
  // Words that stand above words of their kind may be a row like the others.
  return !repeats && new Set(named).size === named.length && named.every(isWrittenAsName);
}

/** Names of columns are written as programs have them, `first_name` or `orderId`, or as nothing else is, `NAME`; words of a row seldom are. */
function isWrittenAsName(cell: string): boolean {
  return /^[\p{Ll}\d]+([_-][\p{Ll}\d]+)*$|^\p{Ll}+(\p{Lu}[\p{Ll}\d]*)+$|^[\p{Lu}\d]+(_[\p{Lu}\d]+)*$/u.test(
    cell.trim(),
  );
}

/** Numbers, dates, e-mail and web addresses are values, never names of columns; a bare year may be one. */
function isValue(cell: string): boolean {
  if (/^(19|20)\d\d$/.test(cell)) return false;
  return (
    /^[+-]?[\d.,]+%?$|^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\S@\S+\.\S|^https?:|^[0-9a-f-]{36}$|^(true|false)$/i.test(
      cell.trim(),
    ) || isPhone(cell.trim())
  );
}

const LONGEST_NAME = 128;

/** The names of columns as a schema takes them: the header's own, made different where two are the same. */
export function headerNames(header: readonly string[], width: number): readonly HeaderName[] {
  const taken = new Set<string>();
  return Array.from({ length: width }, (_, at) => {
    const found = nameOf(header[at] ?? '', at + 1);
    const name = distinct(found.name, taken);
    taken.add(name);
    if (name === found.name) return found;
    return { name, evidence: [...found.evidence, evidenceOf('repeated-header', { header: found.name, name })] };
  });
}

/** Names for columns without a header: what they probably are is told later, so they are only numbered. */
export function numberedNames(width: number): readonly HeaderName[] {
  return Array.from({ length: width }, (_, at) => ({ name: `column_${at + 1}`, evidence: [] }));
}

function nameOf(cell: string, position: number): HeaderName {
  if (cell.trim() === '') {
    const name = `column_${position}`;
    return { name, evidence: [evidenceOf('empty-header', { position, name })] };
  }
  const fit = cell
    .normalize('NFC')
    .replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .slice(0, LONGEST_NAME);
  // The cut may have gone through a pair of surrogates.
  const name = fit.replace(/[\ud800-\udbff]$/, '');
  if (name === cell) return { name, evidence: [] };
  return { name, evidence: [evidenceOf('unfit-header', { position, name })] };
}

function distinct(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  for (let count = 2; ; count++) {
    const next = `${name.slice(0, LONGEST_NAME - 6)}_${count}`;
    if (!taken.has(next)) return next;
  }
}

/** The extensions of files of rows, also those of other programs that keep them; a test holds those of all importers against them. */
const ROW_EXTENSIONS = /(\.(csv|tsv|txt|tab|json|jsonl|ndjson|gz|zip|xlsx?))+$/i;

/** A name for a table, of the name of a file: `My Customers (2).csv` holds `my_customers`. */
export function tableName(fileName: string | undefined): string {
  const stem = (fileName ?? '').split(/[/\\]/).at(-1) ?? '';
  const bare = stem.replace(ROW_EXTENSIONS, '').replace(/[ _-]*(\(\d+\)|copy)$/i, '');
  const name = bare
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '')
    .toLowerCase();
  return name === '' || foldName(name) === '' ? 'rows' : name.slice(0, LONGEST_NAME);
}
