import { pointerOfKeys, type TreeEntry, type TreeNode } from '@populace/document';
import type { LocaleMix, LocaleShare, Written } from './schema-view.ts';

/** What every part of the document has. */
export function writtenAt(entry: TreeEntry, parent: string): Written {
  return { pointer: parent + pointerOfKeys(entry.key) };
}

/** The text of a name or a description, as the engine reads it: also a number by its spelling. */
export function textOf(node: TreeNode | undefined): string | undefined {
  return node?.kind === 'scalar' && node.value !== null ? node.text : undefined;
}

/** Whether a node is `true`. */
export function isTrue(node: TreeNode | undefined): boolean {
  return node?.kind === 'scalar' && node.value === true;
}

/** A list of names, as texts. */
export function namesOf(node: TreeNode | undefined): readonly string[] {
  return node?.kind === 'list' ? node.items.map(({ value }) => textOf(value) ?? '') : [];
}

/** The entries of a map by key; none of other nodes. */
export function entriesByKey(node: TreeNode): ReadonlyMap<string, TreeEntry> {
  return new Map(node.kind === 'map' ? node.entries.map((entry) => [entry.key, entry]) : []);
}

/** Reads `locale: en_US`, `{ en_US: 60, de_DE: 40 }`, or a list, with or without weights. */
export function readLocaleMix(entry: TreeEntry | undefined, parent: string): LocaleMix | undefined {
  return entry && { ...writtenAt(entry, parent), shares: sharesOf(entry.value) };
}

function sharesOf(node: TreeNode): readonly LocaleShare[] {
  if (node.kind === 'scalar') return node.value === null ? [] : [{ id: node.text, weight: 1 }];
  if (node.kind === 'map') return node.entries.map(({ key, value }) => ({ id: key, weight: numberOf(value) }));
  return node.items.map(({ value }) => {
    const given = entriesByKey(value);
    const weight = given.get('weight');
    return { id: textOf(given.get('value')?.value ?? value) ?? '', weight: weight ? numberOf(weight.value) : 1 };
  });
}

function numberOf(node: TreeNode): number {
  const text = textOf(node)?.replaceAll('_', '') ?? '';
  const number = text === '' ? 0 : Number(text);
  return number >= 0 && Number.isFinite(number) ? number : 0;
}
