import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeTree } from '../edit/write-tree.ts';
import { documents, forms, treeOf } from '../texts-for-tests.ts';
import { parseTree } from './parse-tree.ts';
import { plainOf } from './plain-value.ts';
import { partsOf, type TreeNode } from './tree.ts';

describe.each(forms)('a document in %s', (_name, write) => {
  it('is written as it was read', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const text = write(document);
        expect(writeTree(treeOf(text))).toBe(text);
      }),
    );
  });

  it('has its values', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(plainOf(treeOf(write(document)).root)).toEqual(document);
      }),
    );
  });

  it('has spans that lie within one another, in order, and hold what they stand for', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const { root, text } = treeOf(write(document));
        checkSpans(root, text);
      }),
    );
  });
});

function checkSpans(node: TreeNode, text: string): void {
  let at = node.start;
  for (const part of partsOf(node)) {
    expect(part.start).toBeGreaterThanOrEqual(at);
    expect(part.value.start).toBeGreaterThanOrEqual(part.start);
    expect(part.value.end).toBe(part.end);
    checkSpans(part.value, text);
    at = part.end;
  }
  expect(node.end).toBeGreaterThanOrEqual(at);
  if (node.kind !== 'scalar') return;
  const { tree } = parseTree(text.slice(node.start, node.end));
  expect(tree && plainOf(tree.root)).toEqual(node.value);
}

describe('a text that is no document', () => {
  it.each([
    ['a: [', 'syntax', 3],
    ['a: 1\na: 2\n', 'duplicate-key', 5],
    ['\uFEFFa: 1\na: 2\n', 'duplicate-key', 6],
    ['a: *b\n', 'syntax', 3],
    ['<<: 1\n', 'unused', 0],
    ['a: !x 1\n', 'syntax', 3],
    [`${'['.repeat(65)}${']'.repeat(65)}`, 'depth', 64],
  ])('is told with the reason and the offset: %j', (text, reason, offset) => {
    expect(parseTree(text).faults[0]).toMatchObject({ reason, offset });
  });

  it('has a tree all the same where it can be read to its end', () => {
    expect(parseTree('a: 1\na: 2\n').tree?.root).toMatchObject({ entries: [{ key: 'a' }, { key: 'a' }] });
    expect(parseTree('<<: {a: 1}\n').tree?.root).toMatchObject({ entries: [{ key: '<<' }] });
    expect(parseTree('a: [').tree).toBeUndefined();
  });
});

describe('narrow limits', () => {
  const limits = { length: 100, lexemes: 30, repeated: 3 };

  it.each([
    ['the length', 'x'.repeat(101)],
    ['the lexemes', '- 1\n'.repeat(20)],
    ['what aliases repeat', 'a: &a [1, 2]\nb: [*a, *a]\n'],
  ])('end the reading by %s', (_what, text) => {
    expect(parseTree(text, limits)).toMatchObject({ faults: [{ reason: 'size' }] });
  });

  it('leave what is smaller as it is', () => {
    expect(parseTree('a: &a [1]\nb: *a\n', limits)).toEqual(parseTree('a: &a [1]\nb: *a\n'));
  });
});

describe('an alias', () => {
  it('has the values that it repeats, and the span of its own', () => {
    const text = 'a: &x { b: 1 }\nc: *x\n';

    const { root } = treeOf(text);

    expect(plainOf(root)).toEqual({ a: { b: 1 }, c: { b: 1 } });
    const [, alias] = partsOf(root);
    expect(alias?.value).toMatchObject({ start: 18, end: 20, alias: true, origin: { start: 6, end: 14 } });
  });

  it('of nothing is an alias still', () => {
    expect(treeOf('a: &x\nb: *x\n').root).toMatchObject({ entries: [{ key: 'a' }, { value: { alias: true } }] });
  });
});
