import { readFile } from 'node:fs/promises';
import type { Dictionary } from '@populace/core';
import { parseDocument } from '@populace/document';
import { openTable, planWorld, type Registry } from '@populace/engine';
import { defaultRegistry, schemaRegistry } from '@populace/library/registry';
import type { Planner, Primitive } from '@populace/recipes';
import { checkDocument } from '@populace/schema';
import { equalitySchema, peopleSchema } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

interface Work {
  /** Steps of the whole plan, those of sources and modifiers too. */
  steps: number;
  plans: number;
  stepsRun: number;
  rowsStepped: number;
  lookUps: number;
}

/** The registry with primitives that count what is planned, stepped through and looked up. */
function countingRegistry(work: Work): Registry {
  const counted = (primitive: Primitive): Primitive => ({
    ...primitive,
    plan(recipe, at) {
      work.plans++;
      const watched: Planner = {
        ...at,
        scope: { ...at.scope, table: (use) => watchedDictionary(at.scope.table(use), work) },
        step: (step) =>
          at.step((n) => {
            work.stepsRun++;
            work.rowsStepped += n;
            step(n);
          }),
      };
      return primitive.plan(recipe, watched);
    },
  });
  const { primitives, ...rest } = defaultRegistry();
  return { ...rest, primitives: new Map([...primitives].map(([kind, primitive]) => [kind, counted(primitive)])) };
}

function watchedDictionary(dictionary: Dictionary, work: Work): Dictionary {
  return {
    ...dictionary,
    text(code) {
      work.lookUps++;
      return dictionary.text(code);
    },
    code(text) {
      work.lookUps++;
      return dictionary.code(text);
    },
  };
}

async function workOf(from: number, take: number, [text, table] = [equalitySchema, 'everything']): Promise<Work> {
  const work: Work = { steps: 0, plans: 0, stepsRun: 0, rowsStepped: 0, lookUps: 0 };
  const { node } = parseDocument(text);
  const { model } = checkDocument(node ?? { kind: 'list', items: [], place: { pointer: '' } }, schemaRegistry(), {});
  if (model === undefined) throw new Error('The schema with every generator does not check.');
  const { world } = await planWorld(model, countingRegistry(work));
  if (world === undefined) throw new Error('The schema with every generator does not plan.');
  const run = openTable(world, world.table(table));
  run.fillRange(from, take);
  work.steps = run.stepCount;
  return work;
}

/** The shop, with so many customers. */
async function shopOf(customers: number): Promise<string> {
  const text = await readFile(new URL('../../../../examples/shop.yaml', import.meta.url), 'utf8');
  return text.replace('rows: 1_000\n', `rows: ${customers}\n`);
}

describe('a row far out', () => {
  it('takes the same work as a row at the begin', async () => {
    const near = await workOf(0, 100);

    expect(near.steps).toBeGreaterThan(100);
    expect(near.stepsRun).toBeGreaterThan(30);
    expect(await workOf(1_000_000_000, 100)).toEqual(near);
    expect(await workOf(2 ** 47 + 4, 100)).toEqual(near);
  });

  it('takes the same work where it is about people', async () => {
    const staff: [string, string] = [peopleSchema, 'staff'];
    const near = await workOf(0, 100, staff);

    expect(near.stepsRun).toBeGreaterThan(5);
    expect(await workOf(1_000_000_000, 100, staff)).toEqual(near);
  });

  it('takes the same work among the orders of two thousand million customers, and among their lines', async () => {
    const shop = await shopOf(2e9);
    for (const [table, last] of [
      ['orders', 9_999_990_000],
      ['order_lines', 18_900_000_000],
      ['returns', 1_100_000_000],
    ] as const) {
      const near = await workOf(0, 100, [shop, table]);
      const far = await workOf(last, 100, [shop, table]);

      // Rows of the children that a batch gathers are stepped through in batches; how many there are differs from row to row.
      expect(far.plans).toBe(near.plans);
      expect(far.steps).toBe(near.steps);
      expect(far.stepsRun / near.stepsRun).toBeLessThan(1.2);
      expect(far.rowsStepped / near.rowsStepped).toBeLessThan(1.2);
    }
  });

  it('takes steps for its own batch only', async () => {
    const one = await workOf(0, 1);
    const hundred = await workOf(0, 100);

    expect(hundred.stepsRun).toBe(one.stepsRun);
    expect(hundred.rowsStepped).toBe(100 * one.rowsStepped);
  });
});
