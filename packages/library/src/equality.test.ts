import { type PlannedTable, planWorld, type World } from '@populace/engine';
import { checkDocument, parseDocument } from '@populace/schema';
import { testEquality } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { listGenerators } from './catalogue.ts';
import { equalitySchema } from './equality-schema-for-tests.ts';
import { defaultRegistry, schemaRegistry } from './registry.ts';

async function planText(text: string): Promise<World> {
  const { node, problems: read } = parseDocument(text);
  if (node === undefined) throw new Error(JSON.stringify(read));
  const { model, problems } = checkDocument(node, schemaRegistry(), {});
  if (model === undefined) throw new Error(JSON.stringify(problems));
  const planned = await planWorld(model, defaultRegistry());
  if (planned.world === undefined) throw new Error(JSON.stringify(planned.problems));
  return planned.world;
}

testEquality('a table with every generator', () => planText(equalitySchema), {
  // The begin, an odd place, the end of a 32-bit word, far out.
  starts: [0, 1_000_003, 2 ** 32 - 70, 2 ** 44 + 1],
});

describe('the schema of the equality suite', () => {
  it('uses every generator', async () => {
    const world = await planText(equalitySchema);
    const used = new Set(world.tables.flatMap(({ columns }: PlannedTable) => columns.map(({ origin }) => origin)));

    expect(
      listGenerators()
        .map(({ id }) => id)
        .filter((id) => !used.has(id)),
    ).toEqual([]);
  });
});
