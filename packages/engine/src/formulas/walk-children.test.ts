import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWalk } from './walk-children.ts';

/** Children that a row gathers: [first, end) in the order of parents. */
type Stretch = readonly [first: number, end: number];

const MODULUS = 1_000_003;

/** A fold that tells every order from every other. */
function folded(before: number, child: number): number {
  return (before * 31 + child + 1) % MODULUS;
}

interface Walker {
  /** What the rows of a batch gather, by walking. */
  readonly gather: (batch: readonly Stretch[]) => readonly number[];
  /** How many children were walked. */
  readonly walked: () => number;
}

/** Gathers into numbers, which can be put aside; or into lists, which can only be carried. */
function walkerOf(childCount: number, rows: number, kind: 'numbers' | 'lists'): Walker {
  const stretches = { firsts: new Float64Array(rows), ends: new Float64Array(rows) };
  const sums = new Float64Array(rows + 1);
  const lists = Array.from({ length: rows + 1 }, (): number[] => []);
  const pending: (readonly [child: number, owner: number, origin: number])[] = [];
  let walked = 0;
  const carry = (from: number, to: number): void => {
    sums[to] = sums[from] ?? 0;
    [lists[from], lists[to]] = [lists[to] ?? [], lists[from] ?? []];
  };
  const flush = (): void => {
    for (const [child, owner, origin] of pending.splice(0)) {
      if (origin >= 0) carry(origin, owner);
      const list = lists[owner] ?? [];
      if (kind === 'lists') list.push(child);
      sums[owner] = kind === 'lists' ? list.reduce(folded, 0) : folded(sums[owner] ?? 0, child);
    }
  };
  const walk = createWalk({
    relation: { rowCount: childCount, rowAt: (place) => place },
    stretches,
    gathering: { carry, ...(kind === 'numbers' && { lanes: [sums] }) },
    rows,
    add(child, owner, origin) {
      if (pending.length === 7) flush();
      if (child < 0) throw new Error('This child cannot be made.');
      walked++;
      pending.push([child, owner, origin]);
    },
    flush,
  });
  return {
    gather(batch) {
      sums.fill(0, 0, batch.length);
      for (const [i, [first, end]] of batch.entries()) {
        stretches.firsts[i] = first;
        stretches.ends[i] = end;
        lists[i] = [];
      }
      pending.splice(0);
      walk(batch.length);
      return [...sums.subarray(0, batch.length)];
    },
    walked: () => walked,
  };
}

function alone([first, end]: Stretch): number {
  let sum = 0;
  for (let child = first; child < end; child++) sum = folded(sum, child);
  return sum;
}

/** Every stretch that begins with the first child of a parent, of parents with so many children each. */
function stretchesOf(counts: readonly number[]): readonly Stretch[] {
  const made: Stretch[] = [];
  let first = 0;
  for (const count of counts) {
    for (let end = first; end <= first + count; end++) made.push([first, end]);
    first += count;
  }
  return made;
}

/** The rows of one parent up to each of its children, in an order that is like chance. */
function shuffled(count: number): readonly Stretch[] {
  const step = Math.floor(count * 0.618) | 1;
  return Array.from({ length: count }, (_, i): Stretch => [0, ((i * step) % count) + 1]);
}

function inBatches(walker: Walker, all: readonly Stretch[], size: number): readonly number[] {
  const made: number[] = [];
  for (let at = 0; at < all.length; at += size) made.push(...walker.gather(all.slice(at, at + size)));
  return made;
}

describe('a walk of children', () => {
  it.each(['numbers', 'lists'] as const)('gathers for each row what it would gather alone, into %s', (kind) => {
    const worlds = fc.array(fc.oneof(fc.constant(0), fc.nat(4), fc.nat(60)), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(worlds, fc.array(fc.array(fc.nat(), { maxLength: 9 }), { maxLength: 30 }), (counts, batches) => {
        const all = stretchesOf(counts);
        const walker = walkerOf(Math.max(1, all.at(-1)?.[1] ?? 1), 9, kind);
        for (const picks of batches) {
          const batch = picks.map((pick): Stretch => all[pick % all.length] ?? [0, 0]);

          expect(walker.gather(batch)).toEqual(batch.map(alone));
        }
      }),
    );
  });

  it('meets each child once where rows come in order, whatever the batches', () => {
    const counts = [5000, 1, 0, 700, 4299];
    const all = stretchesOf(counts).filter(([first, end]) => first < end);
    for (const size of [512, 3, 1000]) {
      const walker = walkerOf(10_000, size, 'numbers');
      inBatches(walker, all, size);

      expect(walker.walked()).toBe(10_000);
    }
  });

  it('meets few more where they come in any order, and no more of one parent than of many', () => {
    const count = 20_000;
    const all = shuffled(count);
    for (const size of [512, 40, 1]) {
      const walker = walkerOf(count, size, 'numbers');
      const sums = inBatches(walker, all, size);

      expect(walker.walked()).toBeLessThan(16 * count);
      expect(sums.slice(0, 50)).toEqual(all.slice(0, 50).map(alone));
    }
  });

  it('meets the children before a window once', () => {
    const walker = walkerOf(30_000, 100, 'numbers');
    inBatches(
      walker,
      Array.from({ length: 1000 }, (_, i): Stretch => [0, 25_000 + i]),
      100,
    );

    expect(walker.walked()).toBe(25_999);
  });

  it('meets the children of a parent once for all rows that gather them all', () => {
    const walker = walkerOf(8000, 50, 'numbers');
    const parents = Array.from({ length: 8 }, (_, i): Stretch => [i * 1000, i * 1000 + 1000]);
    const all = Array.from({ length: 4000 }, (_, i) => parents[(i * 5) % 8] ?? [0, 0]);

    expect(inBatches(walker, all, 50)).toEqual(all.map(alone));
    expect(walker.walked()).toBe(8000);
  });

  it('needs bounded memory for marks, and walks little between them', () => {
    const count = 3 * 2 ** 18;
    const after = new Float64Array(count + 1);
    for (let child = 0; child < count; child++) after[child + 1] = folded(after[child] ?? 0, child);
    const walker = walkerOf(count, 500, 'numbers');
    const some = shuffled(count).slice(0, 4000);

    expect(inBatches(walker, some, 500)).toEqual(some.map(([, end]) => after[end]));
    expect(walker.walked()).toBeLessThan(5 * count);
  });

  it('goes on from nothing that a failed batch left', () => {
    const walker = walkerOf(100, 10, 'lists');
    walker.gather([[0, 40]]);

    expect(() =>
      walker.gather([
        [0, 45],
        [-5, 3],
      ]),
    ).toThrow('This child cannot be made.');
    expect(
      walker.gather([
        [0, 44],
        [0, 50],
      ]),
    ).toEqual([alone([0, 44]), alone([0, 50])]);
  });
});
