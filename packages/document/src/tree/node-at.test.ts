import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documents, forms, treeOf } from '../texts-for-tests.ts';
import { nodeAt } from './node-at.ts';
import type { TreeNode } from './tree.ts';

/** A node or a key, by its path. */
interface Known {
  readonly path: readonly string[];
  readonly node: TreeNode;
  readonly start: number;
  readonly end: number;
  readonly isKey: boolean;
}

function allOf(node: TreeNode, path: readonly string[] = []): readonly Known[] {
  const own = { path, node, start: node.start, end: node.end, isKey: false };
  if (node.kind === 'scalar') return [own];
  if (node.kind === 'list')
    return [own, ...node.items.flatMap(({ value }, index) => allOf(value, [...path, String(index)]))];
  return [
    own,
    ...node.entries.flatMap(({ key, keySpan, value }) => [
      { path: [...path, key], node: value, ...keySpan, isKey: true },
      ...allOf(value, [...path, key]),
    ]),
  ];
}

describe.each(forms)('the nodes of a document in %s', (_name, write) => {
  it('are found by each of their offsets', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const tree = treeOf(write(document));
        for (const { path, node, start, end, isKey } of allOf(tree.root)) {
          for (let offset = start; offset < end; offset++) {
            const found = nodeAt(tree, offset);
            expect(found?.path.slice(0, path.length)).toEqual(path);
            if (isKey) expect(found).toMatchObject({ path, part: 'key' });
            else if (node.kind === 'scalar') expect(found).toMatchObject({ path, node, part: 'value' });
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('what stands at an offset', () => {
  const text = 'a: 1\nb:\n  - x\n  - { c: yes, d: }\n';
  const tree = treeOf(text);

  it.each([
    ['a key', 0, ['a'], 'key'],
    ['the end of a value', 4, ['a'], 'value'],
    ['the end of a key', 6, ['b'], 'key'],
    ['a dash', 10, ['b'], 'between'],
    ['an item', 12, ['b', '0'], 'value'],
    ['a brace', 18, ['b', '1'], 'between'],
    ['a key in braces', 20, ['b', '1', 'c'], 'key'],
    ['a comma', 26, ['b', '1', 'c'], 'value'],
    ['the blank after it', 27, ['b', '1'], 'between'],
    ['where a value is missing', 30, ['b', '1', 'd'], 'value'],
  ])('%s', (_what, offset, path, part) => {
    expect(nodeAt(tree, offset)).toMatchObject({ path, part });
  });

  it('is nothing outside of the document', () => {
    expect(nodeAt(tree, text.length + 5)).toBeUndefined();
    expect(nodeAt(treeOf('# note\na: 1\n'), 2)).toBeUndefined();
  });
});
