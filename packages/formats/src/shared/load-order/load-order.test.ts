import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCycle } from './find-cycle.ts';
import type { LoadEdge } from './load-edge.ts';
import { planLoadOrder } from './load-order.ts';

const names = ['a', 'b', 'c', 'd', 'e', 'f'];
const graph = fc.array(
  fc.record({ from: fc.constantFrom(...names), to: fc.constantFrom(...names), breakable: fc.boolean() }),
  { maxLength: 14 },
);

const edge = (from: string, to: string, breakable = false): LoadEdge => ({ from, to, breakable });

/** The fewest references whose absence leaves no circle, by trying all. */
function fewestBreaks(edges: readonly LoadEdge[]): number {
  let fewest = Number.POSITIVE_INFINITY;
  const breakable = edges.filter((one) => one.breakable);
  for (let set = 0; set < 2 ** breakable.length; set++) {
    const left = edges.filter((one) => !one.breakable || ((set >> breakable.indexOf(one)) & 1) === 0);
    if (findCycle(names, left).length === 0) fewest = Math.min(fewest, edges.length - left.length);
  }
  return fewest;
}

describe('the order of loading', () => {
  it('has parents before children, and is that of the document otherwise', () => {
    const edges = [edge('orders', 'customers'), edge('lines', 'orders'), edge('lines', 'products')];

    const { tables, broken } = planLoadOrder(['lines', 'orders', 'notes', 'customers', 'products'], edges);

    expect(tables).toEqual(['customers', 'orders', 'products', 'lines', 'notes']);
    expect(broken).toEqual([]);
  });

  it('breaks a circle at the reference that may be null', () => {
    const chief = edge('teams', 'people', true);

    const { tables, broken } = planLoadOrder(['people', 'teams'], [edge('people', 'teams'), chief]);

    expect(tables).toEqual(['teams', 'people']);
    expect(broken).toEqual([chief]);
  });

  it('names the tables of a circle that nothing breaks', () => {
    const edges = [edge('a', 'b'), edge('b', 'c'), edge('c', 'a'), edge('c', 'd', true)];

    expect(planLoadOrder(names, edges).stuck).toEqual(['a', 'b', 'c', 'a']);
    expect(planLoadOrder(['a'], [edge('a', 'a')]).stuck).toEqual(['a', 'a']);
  });

  it('does not wait for tables that are not loaded', () => {
    expect(planLoadOrder(['b'], [edge('b', 'a')])).toEqual({ tables: ['b'], broken: [], stuck: [] });
  });

  it('is found for a thousand tables, each of which refers to the next, the last to the first', () => {
    const many = Array.from({ length: 1000 }, (_, place) => `t${place}`);
    const edges = many.map((from, place) => edge(from, many[(place + 1) % 1000] ?? '', place % 2 === 1));

    const { tables, broken } = planLoadOrder(many, edges);

    expect(tables).toHaveLength(1000);
    expect(broken).toHaveLength(1);
  });

  it('has every target before its table but for broken references, in any graph', () => {
    fc.assert(
      fc.property(graph, (edges) => {
        const { tables, broken, stuck } = planLoadOrder(names, edges);
        const hard = edges.filter(({ breakable }) => !breakable);
        if (findCycle(names, hard).length > 0) {
          expect(stuck.length).toBeGreaterThan(1);
          return;
        }
        expect([...tables].sort()).toEqual(names);
        const kept = edges.filter((one) => !broken.includes(one));
        for (const { from, to } of kept) expect(tables.indexOf(to)).toBeLessThan(tables.indexOf(from));
        expect(broken.every(({ breakable }) => breakable)).toBe(true);
        // None was broken for nothing.
        for (const one of broken) expect(findCycle(names, [...kept, one])).not.toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('breaks few more references than the fewest that would do', () => {
    let [ours, fewest] = [0, 0];
    fc.assert(
      fc.property(graph, (edges) => {
        const { broken, stuck } = planLoadOrder(names, edges);
        if (stuck.length > 0) return;
        const least = fewestBreaks(edges);
        expect(broken.length).toBeLessThanOrEqual(least + 2);
        ours += broken.length;
        fewest += least;
      }),
      { numRuns: 500, seed: 7 },
    );
    expect(ours).toBeLessThanOrEqual(fewest * 1.1);
  });
});
