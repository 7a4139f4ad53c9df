import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documents, forms, plainKeys, plainValues, treeOf } from '../texts-for-tests.ts';
import type { PlainValue } from '../tree/plain-value.ts';
import { type DocumentTree, partsOf, type TreeNode } from '../tree/tree.ts';
import { writableOf } from '../write/writable-value.ts';
import { editTree, type TreeEdit } from './edit-tree.ts';
import { writeTree } from './write-tree.ts';

function edited(text: string, edit: TreeEdit): string {
  const tree = treeOf(text);
  return writeTree(tree, editTree(tree, edit));
}

/** A document as lists of entries, in order. */
type Ordered =
  | string
  | { readonly list: readonly Ordered[] }
  | { readonly map: readonly (readonly [string, Ordered])[] };

function ordered(value: unknown): Ordered {
  if (Array.isArray(value)) return { list: value.map(ordered) };
  if (value instanceof Map) return { map: [...value].map(([key, one]) => [String(key), ordered(one)] as const) };
  if (typeof value === 'object' && value !== null)
    return { map: Object.entries(value).map(([key, one]) => [key, ordered(one)] as const) };
  return `${typeof value} ${String(value)}`;
}

function orderedOf(text: string): Ordered {
  return ordered(writableOf(treeOf(text).root));
}

/** The same on plain values: changes the parts of what holds the last key of a path. */
function inHolder(
  at: Ordered,
  path: readonly string[],
  change: (parts: [string, Ordered][], key: string) => readonly (readonly [string, Ordered])[],
): Ordered {
  const [key = '', ...rest] = path;
  if (typeof at === 'string') throw new Error('nothing is held by a scalar');
  const parts = ('list' in at ? at.list.map((one, index) => [String(index), one] as const) : at.map).map(
    ([name, one]): [string, Ordered] => [name, one],
  );
  const next =
    rest.length === 0
      ? change(parts, key)
      : parts.map(([name, one]) => [name, name === key ? inHolder(one, rest, change) : one] as const);
  return 'list' in at ? { list: next.map(([, one]) => one) } : { map: next };
}

function expected(before: Ordered, edit: TreeEdit): Ordered {
  switch (edit.kind) {
    case 'set':
      return inHolder(before, edit.path, (parts, key) =>
        parts.map(([name, one]) => [name, name === key ? ordered(edit.value) : one]),
      );
    case 'remove':
      return inHolder(before, edit.path, (parts, key) => parts.filter(([name]) => name !== key));
    case 'rename':
      return inHolder(before, edit.path, (parts, key) =>
        parts.map(([name, one]) => [name === key ? edit.key : name, one]),
      );
    case 'insert':
      return inHolder(before, [...edit.path, ''], (parts) =>
        parts.toSpliced(edit.index ?? parts.length, 0, [edit.key ?? '', ordered(edit.value)]),
      );
    case 'move':
      return inHolder(before, edit.path, (parts, key) => {
        const from = parts.findIndex(([name]) => name === key);
        const [moved] = parts.splice(from, 1);
        return parts.toSpliced(edit.index > from ? edit.index - 1 : edit.index, 0, ...(moved ? [moved] : []));
      });
  }
}

/** What can be edited: every path, and what it leads to. */
function pathsOf(node: TreeNode, path: readonly string[] = []): readonly (readonly [readonly string[], TreeNode])[] {
  const own = [[path, node] as const];
  if (node.kind === 'scalar') return own;
  if (node.kind === 'list')
    return [...own, ...node.items.flatMap(({ value }, index) => pathsOf(value, [...path, String(index)]))];
  return [...own, ...node.entries.flatMap(({ key, value }) => pathsOf(value, [...path, key]))];
}

/** An edit that is possible, chosen by numbers. */
function chooseEdit({ root }: DocumentTree, { pick, index, key, value, kind }: Choice): TreeEdit | undefined {
  const all = pathsOf(root).filter(([path]) => path.length > 0);
  const chosen = all[pick % all.length];
  if (chosen === undefined) return undefined;
  const [path, node] = chosen;
  const holder = pathsOf(root).find(
    ([one]) => one.length === path.length - 1 && one.every((k, i) => k === path[i]),
  )?.[1];
  const inMap = holder?.kind === 'map';
  const count = holder === undefined ? 0 : partsOf(holder).length;
  const isTaken = holder?.kind === 'map' && holder.entries.some((entry) => entry.key === key);
  const at = index % (count + 1);
  if (kind === 'set') return { kind, path, value };
  if (kind === 'remove') return { kind, path };
  if (kind === 'move') return { kind, path, index: at };
  if (kind === 'rename') return inMap && !isTaken ? { kind, path, key } : undefined;
  if (inMap && isTaken) return undefined;
  return { kind, path: path.slice(0, -1), index: at, value, ...(inMap ? { key } : node && {}) };
}

interface Choice {
  readonly kind: TreeEdit['kind'];
  readonly pick: number;
  readonly index: number;
  readonly key: string;
  readonly value: PlainValue;
}

const choices: fc.Arbitrary<Choice> = fc.record({
  kind: fc.constantFrom('set', 'insert', 'remove', 'rename', 'move'),
  pick: fc.nat(50),
  index: fc.nat(10),
  key: plainKeys,
  value: plainValues,
});

describe.each(forms)('an edit of a document in %s', (_name, write) => {
  it('does what the same does to plain values', () => {
    fc.assert(
      fc.property(documents, choices, (document, choice) => {
        const text = write(document);
        const edit = chooseEdit(treeOf(text), choice);
        if (edit === undefined) return;
        expect(orderedOf(edited(text, edit))).toEqual(expected(orderedOf(text), edit));
      }),
      { numRuns: 150 },
    );
  });

  it('changes only what it is about', () => {
    fc.assert(
      fc.property(documents, choices, (document, choice) => {
        const text = write(document);
        const tree = treeOf(text);
        const edit = chooseEdit(tree, choice);
        if (edit === undefined) return;
        const changes = editTree(tree, edit);
        const after = writeTree(tree, changes);
        const from = Math.min(text.length, ...changes.map(({ start }) => start));
        const to = Math.max(0, ...changes.map(({ end }) => end));
        // A comment behind a change may move within its line.
        const rest = text.slice(to).replace(/^[^\n]*/, '');
        expect(after.slice(0, from)).toBe(text.slice(0, from));
        expect(after.slice(after.length - rest.length)).toBe(rest);
        const holder = edit.kind === 'insert' ? edit.path : edit.path.slice(0, -1);
        for (const [path, node] of pathsOf(tree.root)) {
          const isWithin = holder.every((key, index) => path[index] === key);
          if (isWithin || holder.join('\0').startsWith(path.join('\0')) || node.kind !== 'scalar') continue;
          expect(after).toContain(text.slice(node.start, node.end));
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('an edit', () => {
  const text = '# head\na:   1   # one\n\nb:   { c: x, d: "y" }  # two\n\nlist:\n  - 1  # first\n  - 2\n';

  it.each<[string, TreeEdit, string]>([
    ['sets a value', { kind: 'set', path: ['a'], value: 22 }, 'a:   22   # one'],
    ['keeps quotation marks', { kind: 'set', path: ['b', 'd'], value: 'z' }, 'b:   { c: x, d: "z" }  # two'],
    ['puts a key in', { kind: 'insert', path: ['b'], key: 'e', value: [1] }, '{ c: x, d: "y", e: [1] }'],
    ['puts a key in its place', { kind: 'set', path: ['n'], value: 0, index: 0 }, 'n:   0\n\n# head\n'],
    ['renames a key', { kind: 'rename', path: ['b', 'c'], key: 'cc' }, '{ cc: x, d: "y" }'],
    ['takes a key out', { kind: 'remove', path: ['b', 'c'] }, 'b:   { d: "y" }  # two'],
    ['moves an item with its comment', { kind: 'move', path: ['list', '0'], index: 2 }, '  - 2\n  - 1  # first\n'],
    ['puts an item in', { kind: 'insert', path: ['list'], value: 3 }, '  - 2\n  - 3\n'],
  ])('%s', (_what, edit, part) => {
    expect(edited(text, edit)).toContain(part);
  });

  it('begins an empty document', () => {
    expect(edited('', { kind: 'set', path: ['a'], value: 1 })).toBe('a: 1\n');
    expect(edited('# note', { kind: 'set', path: ['a'], value: 1 })).toBe('# note\na: 1\n');
    expect(edited('{}\n', { kind: 'set', path: ['a'], value: 1 })).toBe('{ "a": 1 }\n');
  });

  it.each<[string, TreeEdit, string]>([
    ['a path that leads nowhere', { kind: 'remove', path: ['x'] }, 'no-such-place'],
    ['a path through nothing', { kind: 'set', path: ['a', 'b', 'c'], value: 1 }, 'no-such-place'],
    ['the document itself', { kind: 'remove', path: [] }, 'no-such-place'],
    ['an item that is not there', { kind: 'move', path: ['list', '7'], index: 0 }, 'no-such-place'],
    ['what has no key', { kind: 'rename', path: ['list', '0'], key: 'x' }, 'no-such-place'],
    ['a place in a scalar', { kind: 'insert', path: ['a'], value: 1 }, 'no-such-place'],
    ['a key that is taken', { kind: 'rename', path: ['a'], key: 'b' }, 'name-taken'],
    ['a new key that is taken', { kind: 'insert', path: [], key: 'b', value: 1 }, 'name-taken'],
    ['an infinite number', { kind: 'set', path: ['a'], value: Number.POSITIVE_INFINITY }, 'unwritable'],
  ])('refuses %s', (_what, edit, reason) => {
    expect(() => edited(text, edit)).toThrow(expect.objectContaining({ name: 'TreeEditError', reason }));
  });
});
