import { setTimeout as wait } from 'node:timers/promises';
import { CodedError } from '@populace/core';
import type { Row } from '@populace/engine';
import { describe, expect, it } from 'vitest';
import { type OpenedSchema, openSchema } from '../open-schema.ts';
import { addUp } from './add-up.ts';
import { answerParts } from './answer-parts.ts';
import { connectPartThread, type PartThread, type ThreadRequest } from './parts.ts';

/** Three pieces. */
const SHOPS = 2_500_000;
/** More than are gone through when a schema is opened. */
const MANY_SHOPS = 17_000_000;

/** What is added up over the rows of shops and, of many, one upon the other. */
const schemaOf = (shops: number, count = 'formula: "size"'): string => `populace: 1
seed: sums
tables:
  shops:
    rows: ${shops}
    columns:
      id: sequence
      size: { generator: number.integer, min: 0, max: 3 }
      weight: { generator: number.float, min: 0, max: 1 }
  sales:
    rows: { per: shops, count: { ${count} } }
    columns: { id: sequence, shop_id: { references: shops.id }, amount: { generator: number.integer, min: 1, max: 9 } }
  visits:
    rows: 1_000
    columns: { large_id: { references: shops.id, where: "size > 2" } }
  refunds:
    rows: 1_000
    columns:
      sale_id: { references: sales.id, where: "amount > 8" }
      shop_id: { references: shops.id, by: { weight: weight } }
`;

/** A thread of this process, whose messages are copied as those of others are; `asked` has its requests. */
function startThread(schema: OpenedSchema): PartThread & { readonly asked: readonly ThreadRequest[] } {
  const asked: ThreadRequest[] = [];
  const answer = answerParts(schema.origin, {
    post: (message) => void wait(0).then(() => thread.answered(structuredClone(message))),
  });
  const thread = connectPartThread({
    post(request) {
      asked.push(request);
      answer(structuredClone(request));
    },
    stop: () => Promise.resolve(),
  });
  return { ...thread, asked };
}

const kinds = (asked: readonly ThreadRequest[]): readonly string[] =>
  asked.map((request) => (request.kind === 'part' ? 'part' : `${request.kind} ${request.sum}`));

function firstRows(schema: OpenedSchema, table: string): readonly Row[] {
  return [...schema.table(table).rows({ take: 20 })];
}

describe('what rows need to have added up', () => {
  it('is shared among threads, each piece once, and told to all of them', async () => {
    const alone = firstRows(await openSchema(schemaOf(SHOPS)), 'visits');
    const schema = await openSchema(schemaOf(SHOPS));
    const threads = [startThread(schema), startThread(schema)];
    const progress = new Map<string, number>();
    const options = {
      threadsFor: () => threads,
      breathe: () => wait(0),
      onProgress: ({ name, counted, of }: { name: string; counted: number; of: number }) => {
        expect(counted).toBeLessThanOrEqual(of);
        progress.set(name, counted);
      },
    };

    await addUp(schema.table('visits'), options);

    const sums = [...new Set(kinds(threads[0]?.asked ?? []).filter((kind) => kind.startsWith('known')))];
    expect(sums).toEqual([expect.stringMatching(/^known where:where of large_id of visits/)]);
    for (const { asked } of threads) expect(kinds(asked).filter((kind) => kind.startsWith('known'))).toEqual(sums);
    const pieces = threads.flatMap(({ asked }) => kinds(asked).filter((kind) => kind.startsWith('sum ')));
    expect(pieces.length).toBeGreaterThan(0);
    expect([...progress.keys()]).toEqual([expect.stringMatching(/^where of large_id/)]);
    expect(firstRows(schema, 'visits')).toEqual(alone);
    expect([...schema.table('visits').sums.needed()]).toEqual([]);
  });

  it('is known before what depends on it, and not added up again by a thread that was told', async () => {
    const schema = await openSchema(schemaOf(MANY_SHOPS));
    const thread = startThread(schema);
    await addUp(schema.table('refunds'), { threadsFor: () => [thread], breathe: () => wait(0) });
    const asked = kinds(thread.asked);

    expect(asked.filter((kind) => kind.startsWith('known'))).toEqual([
      'known count:sales',
      expect.stringMatching(/^known where:where of sale_id of refunds/),
      'known weights:["shops","weight",null]',
    ]);
    const window = { from: 0, take: 3 };
    const job = { table: 'refunds', format: 'ndjson', options: {}, window };
    const part = await thread.ask({ kind: 'part', jobId: 0, job, rows: window, buffer: undefined });
    expect(new TextDecoder().decode(part.bytes)).toBe(schema.table('refunds').text('ndjson', window));
  });

  it('is nothing where all tables have few rows', async () => {
    const schema = await openSchema(schemaOf(1000));

    expect([...schema.table('refunds').sums.needed()]).toEqual([]);
  });

  it('ends where it is cancelled', async () => {
    const schema = await openSchema(schemaOf(MANY_SHOPS));
    let breaths = 0;
    const breathe = async (): Promise<void> => {
      await wait(0);
      if (++breaths === 2) throw new CodedError('run/cancelled', 'The run was cancelled.');
    };

    await expect(addUp(schema.table('sales'), { threadsFor: () => [], breathe })).rejects.toMatchObject({
      code: 'run/cancelled',
    });
  });

  it('fails as a formula fails in another thread', async () => {
    const fault = `formula: "id == ${MANY_SHOPS - 1} ? int(1 / (size - size)) : 1"`;
    const schema = await openSchema(schemaOf(MANY_SHOPS, fault));
    const thread = startThread(schema);

    await expect(
      addUp(schema.table('sales'), { threadsFor: () => [thread], breathe: () => wait(0) }),
    ).rejects.toMatchObject({ code: 'formula/failed', message: expect.stringContaining(`${MANY_SHOPS - 2}`) });
  });
});
