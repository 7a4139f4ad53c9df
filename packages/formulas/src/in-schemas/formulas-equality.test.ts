import { parseDocument } from '@populace/document';
import { planWorld, type World } from '@populace/engine';
import { defaultRegistry, schemaRegistry } from '@populace/library/registry';
import { checkDocument } from '@populace/schema';
import { testEquality } from '@populace/testkit';
import { formulasSchema } from './formulas-schema-for-tests.ts';

async function planText(text: string): Promise<World> {
  const { node } = parseDocument(text);
  const model = node && checkDocument(node, schemaRegistry(), {}).model;
  const world = model && (await planWorld(model, defaultRegistry())).world;
  if (world === undefined) throw new Error('The schema is wrong.');
  return world;
}

testEquality('tables of formulas', () => planText(formulasSchema), { starts: [0, 201] });
