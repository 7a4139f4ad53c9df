import { pointerOfKeys } from './pointer.ts';
import type { LocaleMix, LocaleShare, Written } from './schema-view.ts';
import type { SourceEntry, SourceNode } from './source/source-tree.ts';

/** A text with the begins of its lines. */
export interface Lines {
  readonly text: string;
  readonly starts: readonly number[];
}

/** Finds the begins of lines, which end with a line feed. */
export function linesOf(text: string): Lines {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return { text, starts };
}

/** Line and column of an offset, from 1. */
export function positionAt({ starts }: Lines, offset: number): { readonly line: number; readonly column: number } {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

/** What every part of the document has. */
export function writtenAt(entry: SourceEntry, parent: string): Written {
  return { pointer: parent + pointerOfKeys(entry.key) };
}

/** The text of a name or a description, as the engine reads it: also a number by its spelling. */
export function textOf(node: SourceNode | undefined): string | undefined {
  return node?.kind === 'scalar' && node.value !== null ? node.text : undefined;
}

/** Whether a node is `true`. */
export function isTrue(node: SourceNode | undefined): boolean {
  return node?.kind === 'scalar' && node.value === true;
}

/** A list of names, as texts. */
export function namesOf(node: SourceNode | undefined): readonly string[] {
  return node?.kind === 'list' ? node.items.map(({ value }) => textOf(value) ?? '') : [];
}

/** The entries of a map by key; none of other nodes. */
export function entriesByKey(node: SourceNode): ReadonlyMap<string, SourceEntry> {
  return new Map(node.kind === 'map' ? node.entries.map((entry) => [entry.key, entry]) : []);
}

/** Reads `locale: en_US`, `{ en_US: 60, de_DE: 40 }`, or a list, with or without weights. */
export function readLocaleMix(entry: SourceEntry | undefined, parent: string): LocaleMix | undefined {
  return entry && { ...writtenAt(entry, parent), shares: sharesOf(entry.value) };
}

function sharesOf(node: SourceNode): readonly LocaleShare[] {
  if (node.kind === 'scalar') return node.value === null ? [] : [{ id: node.text, weight: 1 }];
  if (node.kind === 'map') return node.entries.map(({ key, value }) => ({ id: key, weight: numberOf(value) }));
  return node.items.map(({ value }) => {
    const given = entriesByKey(value);
    const weight = given.get('weight');
    return { id: textOf(given.get('value')?.value ?? value) ?? '', weight: weight ? numberOf(weight.value) : 1 };
  });
}

function numberOf(node: SourceNode): number {
  const text = textOf(node)?.replaceAll('_', '') ?? '';
  const number = text === '' ? 0 : Number(text);
  return number >= 0 && Number.isFinite(number) ? number : 0;
}
