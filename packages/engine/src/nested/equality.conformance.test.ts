import { parseDocument } from '@populace/document';
import { planWorld, type World } from '@populace/engine';
import { defaultRegistry, schemaRegistry } from '@populace/library/registry';
import { checkDocument } from '@populace/schema';
import { testEquality } from '@populace/testkit';
import { nestedSchema } from '@populace/testkit/schemas';

async function plan(): Promise<World> {
  const { node } = parseDocument(nestedSchema);
  const { model, problems } =
    node === undefined ? { model: undefined, problems: [] } : checkDocument(node, schemaRegistry(), {});
  if (model === undefined) throw new Error(JSON.stringify(problems));
  const planned = await planWorld(model, defaultRegistry());
  if (planned.world === undefined) throw new Error(JSON.stringify(planned.problems));
  return planned.world;
}

testEquality('a table with lists and structures', plan, { starts: [0, 1_000_003, 2 ** 32 - 70, 2 ** 40 + 1] });
