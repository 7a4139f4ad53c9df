import { parseDocument } from '@populace/document';
import { type PlannedTable, planWorld, type World } from '@populace/engine';
import { listGenerators } from '@populace/library';
import { defaultRegistry, schemaRegistry } from '@populace/library/registry';
import { checkDocument } from '@populace/schema';
import { testEquality } from '@populace/testkit';
import {
  conditionsSchema,
  equalitySchema,
  peopleSchema,
  relationsSchema,
  tenantsSchema,
} from '@populace/testkit/schemas';
import { expect, it } from 'vitest';

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

testEquality('tables of people in a mix of locales', () => planText(peopleSchema), {
  starts: [0, 1_000_003, 2 ** 32 - 70, 2 ** 44 + 1],
});

testEquality('tables that refer to one another', () => planText(relationsSchema), { starts: [0, 301] });
testEquality('tables of several tenants', () => planText(tenantsSchema), { starts: [0, 101] });
testEquality('tables with references by conditions', () => planText(conditionsSchema), { starts: [0, 101] });

/** Generators that neither schema has, each with its defaults or its example: a new one is compared before anybody thinks of it. */
const worlds = await Promise.all([planText(equalitySchema), planText(peopleSchema)]);
const used = new Set(worlds.flatMap(({ tables }) => tables.flatMap(originsOf)));
const others = listGenerators()
  .filter(({ id }) => !used.has(id))
  .map(({ id, options, example }) => ({
    id,
    options: options.some(({ required }) => required) ? example?.options : {},
  }));

function originsOf({ columns }: PlannedTable): readonly string[] {
  return columns.map(({ origin }) => origin);
}

if (others.length > 0) {
  const columns = Object.fromEntries(others.map(({ id, options }) => [id, { generator: id, ...options }]));
  const schema = JSON.stringify({ populace: 1, locale: 'de_DE', tables: { others: { rows: 2 ** 48, columns } } });
  testEquality('all other generators', () => planText(schema), { starts: [0, 2 ** 44 + 1] });
}

it('compares every generator', () => {
  const known = [...used, ...others.map(({ id }) => id)];

  expect(listGenerators().filter(({ id }) => !known.includes(id))).toEqual([]);
});
