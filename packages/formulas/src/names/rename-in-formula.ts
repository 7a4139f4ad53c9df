import { parseFormula } from '../parse/parse-formula.ts';
import type { Span } from '../syntax/expression.ts';
import { canFollowDot, canStandBare } from '../syntax/words.ts';
import { findNames, type NameUse } from './find-names.ts';
import { type NameScope, type RowName, rowNameOf } from './name-scope.ts';

/** What has other names than before. */
export interface Renamed {
  /** The table of the rows that the formula is about, as its names were. */
  readonly before: NameScope;
  /** The names of a table as they are, by what the table was called. */
  readonly after: (table: string) => NameScope | undefined;
  /** What a column of a table is called, or without one the table, by what they were called. */
  readonly named: (table: string, column?: string) => string;
}

/**
 * Writes a formula so that it means after a renaming what it meant before: only places whose spelling would mean something else are
 * written anew, by their positions. A name that cannot stand bare gets brackets; one that is hidden by a new name gets its longer form.
 * A text that is no formula is left as it is.
 */
export function renameInFormula(text: string, renamed: Renamed): string {
  const read = parseFormula(text);
  if ('fault' in read) return text;
  const changes = findNames(read.formula.expression, renamed.before).flatMap((use) => changeOf(text, use, renamed));
  if (changes.length === 0) return text;
  const written = changes
    .toSorted((a, b) => b.offset - a.offset)
    .reduce((at, { offset, length, word }) => at.slice(0, offset) + word + at.slice(offset + length), text);
  return 'fault' in parseFormula(written) ? text : written;
}

interface Change extends Span {
  readonly word: string;
}

function changeOf(text: string, use: NameUse, renamed: Renamed): readonly Change[] {
  const after = renamed.after(use.of.table);
  if (after === undefined) return [];
  const means = meaningAfter(use, renamed);
  const { at, form } = use;
  const before = text.slice(at.offset, at.offset + at.length);
  if (form === 'bare' || form === 'member') {
    if (isSame(rowNameOf(after, before), means)) return [];
    const word = wordFor(means, after, use);
    if (word !== undefined) return [{ ...at, word }];
    return form === 'bare' ? bareCall(use, means, after) : [behindDot(text, at, means, after)];
  }
  const word = form === 'index' ? quotedLike(before, nameOf(means)) : callFor(means, after);
  const isKept = form === 'index' ? nameOf(means) === nameOf(use.means) : isSameCall(use, means, after);
  return isKept ? [] : [{ ...at, word }];
}

/** What a place is to mean, by the names of now. */
function meaningAfter({ means, of }: NameUse, { named }: Renamed): RowName {
  if (means.kind === 'column') return { kind: 'column', column: named(of.table, means.column) };
  if (means.kind === 'parent') return { ...means, reference: named(of.table, means.reference) };
  return { ...means, table: named(means.table), reference: named(means.table, means.reference) };
}

function isSame(a: RowName | undefined, b: RowName): boolean {
  if (a === undefined || a.kind !== b.kind) return false;
  if (a.kind === 'column') return b.kind === 'column' && a.column === b.column;
  const isSameTable = a.kind === 'parent' || (b.kind === 'children' && a.table === b.table);
  return b.kind !== 'column' && a.reference === b.reference && isSameTable;
}

/** A call that names what it names now stays as it is written, be it by the name or by the column of a reference. */
function isSameCall({ means: before }: NameUse, means: RowName, after: NameScope): boolean {
  return isSame(before, means) && (before.kind !== 'parent' || parentName(before.reference, after) !== undefined);
}

/** The one word that means it, where there is one that can stand at the place. */
function wordFor(means: RowName, after: NameScope, { form, variables }: NameUse): string | undefined {
  const word = means.kind === 'parent' ? parentName(means.reference, after) : nameOf(means);
  if (word === undefined || !isSame(rowNameOf(after, word), means)) return undefined;
  if (form === 'member') return canFollowDot(word) ? word : undefined;
  return canStandBare(word) && !variables.has(word) ? word : undefined;
}

/** A bare name that cannot stand bare any more; one for which there is no way left stays, and is told by the check. */
function bareCall({ at, variables }: NameUse, means: RowName, after: NameScope): readonly Change[] {
  if (means.kind !== 'column') return [{ ...at, word: callFor(means, after) }];
  const isRowHidden = variables.has('row') || rowNameOf(after, 'row') !== undefined;
  return isRowHidden ? [] : [{ ...at, word: `row[${JSON.stringify(means.column)}]` }];
}

function behindDot(text: string, at: Span, means: RowName, after: NameScope): Change {
  if (means.kind !== 'column') return { ...at, word: callFor(means, after) };
  const dot = text.lastIndexOf('.', at.offset - 1);
  return { offset: dot, length: at.offset + at.length - dot, word: `[${JSON.stringify(means.column)}]` };
}

/** What a reference is called, else undefined. */
function parentName(reference: string, { parents }: NameScope): string | undefined {
  const [name] = [...parents].find(([, parent]) => parent.reference === reference) ?? [];
  return name?.startsWith('parent(') === true ? undefined : name;
}

function callFor(means: RowName, { children }: NameScope): string {
  if (means.kind === 'parent') return `parent(${JSON.stringify(means.reference)})`;
  if (means.kind === 'column') return means.column;
  const isOnly = children.filter(({ table }) => table === means.table).length === 1;
  const names = isOnly ? [means.table] : [means.table, means.reference];
  return `children(${names.map((name) => JSON.stringify(name)).join(', ')})`;
}

function nameOf(means: RowName): string {
  if (means.kind === 'column') return means.column;
  return means.kind === 'parent' ? means.reference : means.table;
}

/** A text in the quotation marks of the one that it replaces. */
function quotedLike(before: string, name: string): string {
  const isSingle = before.startsWith("'") && !/['\\\u0000-\u001F]/.test(name);
  return isSingle ? `'${name}'` : JSON.stringify(name);
}
