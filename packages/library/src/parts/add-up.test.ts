import { setTimeout as wait } from 'node:timers/promises';
import { CodedError } from '@populace/core';
import type { Row } from '@populace/engine';
import { describe, expect, it } from 'vitest';
import { type OpenedSchema, openSchema } from '../open-schema.ts';
import { addUp } from './add-up.ts';
import { answerParts } from './answer-parts.ts';
import type { ThreadRequest } from './part-messages.ts';
import { connectPartThread, type PartThread } from './part-thread.ts';

/** More than are gone through when a schema is opened. */
const SHOPS = 17_000_000;

/** Everything that is added up over the rows of shops, one upon the other. */
const schemaText = `populace: 1
seed: sums
tables:
  shops:
    rows: ${SHOPS}
    columns:
      id: sequence
      size: { generator: number.integer, min: 0, max: 3 }
      weight: { generator: number.float, min: 0, max: 1 }
  sales:
    rows: { per: shops, count: { formula: "size" } }
    columns:
      id: sequence
      shop_id: { references: shops.id }
      amount: { generator: number.integer, min: 1, max: 9 }
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
    const alone = firstRows(await openSchema(schemaText), 'refunds');
    const schema = await openSchema(schemaText);
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

    await addUp(schema.table('refunds'), options);

    const sums = [...new Set(kinds(threads[0]?.asked ?? []).filter((kind) => kind.startsWith('known')))];
    expect(sums).toEqual([
      'known count:sales',
      'known where:where of sale_id of refunds to sales: amount > 8',
      'known weights:["shops","weight",null]',
    ]);
    for (const { asked } of threads) expect(kinds(asked).filter((kind) => kind.startsWith('known'))).toEqual(sums);
    const pieces = threads.flatMap(({ asked }) => kinds(asked).filter((kind) => kind.startsWith('sum ')));
    expect(pieces.length).toBeGreaterThan(0);
    expect([...progress.keys()]).toEqual([
      'rows of sales',
      'where of sale_id of refunds to sales: amount > 8',
      'weights of weight',
    ]);
    expect(firstRows(schema, 'refunds')).toEqual(alone);
    expect([...schema.table('refunds').sums.needed()]).toEqual([]);
  });

  it('is not added up again by a thread that was told', async () => {
    const schema = await openSchema(schemaText);
    const thread = startThread(schema);
    await addUp(schema.table('sales'), { threadsFor: () => [thread], breathe: () => wait(0) });

    const part = await thread.ask({
      kind: 'part',
      jobId: 0,
      job: { table: 'sales', format: 'ndjson', options: {}, window: { from: 0, take: 3 } },
      rows: { from: 0, take: 3 },
      buffer: undefined,
    });

    const told = new TextDecoder().decode(part.bytes);
    expect(told).toBe(schema.table('sales').text('ndjson', { take: 3 }));
  });

  it('is nothing where all tables have few rows', async () => {
    const schema = await openSchema(schemaText.replace(`rows: ${SHOPS}`, 'rows: 1000'));

    expect([...schema.table('refunds').sums.needed()]).toEqual([]);
  });

  it('ends where it is cancelled', async () => {
    const schema = await openSchema(schemaText);
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
    const faulty = schemaText.replace('formula: "size"', 'formula: "id == 16900000 ? int(1 / (size - size)) : 1"');
    const schema = await openSchema(faulty);
    const thread = startThread(schema);

    await expect(
      addUp(schema.table('sales'), { threadsFor: () => [thread], breathe: () => wait(0) }),
    ).rejects.toMatchObject({ code: 'formula/failed', message: expect.stringContaining('16899999') });
  });
});
