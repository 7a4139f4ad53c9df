import { createTextReader, defineEncoder, type Encoder, type WrittenBlock } from '@populace/cells';
import type { World } from '@populace/engine';
import { sequence } from '@populace/recipes';
import { compressors, worldOf } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { chunksHere, contentOfTable, openParts, type ScriptChunk } from '../index.ts';

const BLOCK_ROWS = 8;

/** Rows as `[1 2 3]`, kept back until their block ends; behind them how long each block is and what its first row has. */
const bracketsEncoder = bracketsOf(undefined);

/** The same; so many blocks stand together, and between these how many blocks there are before. */
function bracketsOf(groupBlocks: number | undefined): Encoder {
  return defineEncoder({
    id: 'brackets',
    summary: 'Blocks in brackets.',
    contentType: 'text/x-brackets',
    extensions: ['brackets'],
    options: {},
    plan([column]) {
      const texts = new TextEncoder();
      let kept: string[] = [];
      return {
        begin: () => texts.encode('<'),
        encode(n) {
          if (column !== undefined) for (let row = 0; row < n; row++) kept.push(createTextReader(column)(row) ?? '');
          return new Uint8Array();
        },
        blocks: {
          rows: BLOCK_ROWS,
          close() {
            const bytes = texts.encode(`[${kept.join(' ')}]`);
            const summary = { first: kept[0] };
            kept = [];
            return { bytes, summary };
          },
          ...(groupBlocks === undefined
            ? {}
            : {
                groups: {
                  blocks: groupBlocks,
                  between: (before: readonly WrittenBlock[]) => texts.encode(`|after ${before.length} blocks|`),
                },
              }),
        },
        end: (_, blocks) =>
          texts.encode(
            blocks.map(({ rows, bytes, summary }) => `${rows}:${bytes}:${JSON.stringify(summary)}`).join('>'),
          ),
      };
    },
  });
}

/** Blocks as `[8 at 2]`, by their rows and places; behind an odd place stands a mark. The beginning says how long all of them are. */
const placedEncoder = defineEncoder({
  id: 'placed',
  summary: 'Blocks with their places.',
  contentType: 'text/x-placed',
  extensions: ['placed'],
  options: {},
  plan() {
    const texts = new TextEncoder();
    let rows = 0;
    return {
      begin: () => texts.encode('..'),
      encode(n) {
        rows += n;
        return new Uint8Array();
      },
      blocks: {
        rows: BLOCK_ROWS,
        close() {
          const bytes = texts.encode(`${rows}`);
          rows = 0;
          return { bytes, summary: undefined };
        },
        settle: ({ bytes }, place) =>
          texts.encode(`[${new TextDecoder().decode(bytes)} at ${place}${place % 2 === 0 ? '' : '!'}]`),
      },
      end: () => new Uint8Array(),
      front: (blocks) => texts.encode(`${blocks.reduce((sum, { bytes }) => sum + bytes, 0)}`),
    };
  },
});

type EncodeOptions = Parameters<typeof openParts>[2];

/** The chunks of the table's file, all made by this thread. */
function chunksOf(planned: World, options: EncodeOptions, frontLast = false): Iterable<ScriptChunk> {
  const maker = openParts(planned, planned.table('t'), options);
  return chunksHere(contentOfTable('t', options.window, maker), { frontLast });
}

const world = (): Promise<World> => worldOf({ t: { rows: 1000, columns: { id: sequence(1n, 1n) } } });

async function wholeOf(
  window: { from: number; take: number },
  batchRows: number,
  encoder: Encoder = bracketsEncoder,
): Promise<string> {
  const planned = await world();
  const options = { encoder, encoderOptions: {}, compressors, window, batchRows };
  const decoder = new TextDecoder();
  return [...chunksOf(planned, options)].map(({ bytes }) => decoder.decode(bytes)).join('');
}

describe('rows in blocks', () => {
  it('begin with the first row of the window, and tell the end what they are', async () => {
    const text = await wholeOf({ from: 3, take: 18 }, 512);

    expect(text).toBe(
      '<[4 5 6 7 8 9 10 11][12 13 14 15 16 17 18 19][20 21]8:19:{"first":"4"}>8:25:{"first":"12"}>2:7:{"first":"20"}',
    );
  });

  it('are the same for batches of any size', async () => {
    const window = { from: 5, take: 30 };

    const texts = await Promise.all([4, 12, 64, 512].map((batchRows) => wholeOf(window, batchRows)));

    expect(new Set(texts).size).toBe(1);
  });

  it('are none where there are no rows', async () => {
    expect(await wholeOf({ from: 3, take: 0 }, 512)).toBe('<');
  });

  it('are made in any order, and joined with what each says of itself', async () => {
    const planned = await world();
    const window = { from: 2, take: 43 };
    const options = { encoder: bracketsEncoder, encoderOptions: {}, compressors, window };
    const maker = openParts(planned, planned.table('t'), options);
    const decoder = new TextDecoder();

    const parts = [
      { from: 26, take: 19 },
      { from: 2, take: 16 },
      { from: 18, take: 8 },
    ].map((rows) => ({ from: rows.from, ...maker.part(rows) }));

    const inOrder = parts.toSorted((a, b) => a.from - b.from);
    const blocks: WrittenBlock[] = inOrder.flatMap((part) => structuredClone(part.blocks));
    const all = [maker.head(), ...inOrder.map(({ bytes }) => bytes), maker.tail(blocks)];
    expect(all.map((bytes) => decoder.decode(bytes)).join('')).toBe(await wholeOf(window, 512));
  });

  it.each([
    { from: 3, take: 8 },
    { from: 2, take: 7 },
  ])('are not made by halves: $take rows from row $from', async (rows) => {
    const planned = await world();
    const options = { encoder: bracketsEncoder, encoderOptions: {}, compressors, window: { from: 2, take: 40 } };
    const maker = openParts(planned, planned.table('t'), options);

    expect(() => maker.part(rows)).toThrow(expect.objectContaining({ code: 'internal' }));
  });

  it('stand in groups with something between them, but not after the last', async () => {
    const encoder = bracketsOf(2);

    const texts = await Promise.all([20, 32, 33].map((take) => wholeOf({ from: 0, take }, 512, encoder)));

    const first = '<[1 2 3 4 5 6 7 8][9 10 11 12 13 14 15 16]|after 2 blocks|[17 18 19 20';
    expect(texts.map((text) => text.split(/\d+:\d+:/, 1)[0])).toEqual([
      `${first}]`,
      `${first} 21 22 23 24][25 26 27 28 29 30 31 32]`,
      `${first} 21 22 23 24][25 26 27 28 29 30 31 32]|after 4 blocks|[33]`,
    ]);
  });

  it('are made in parts that have rows of one group each', async () => {
    const planned = await world();
    const window = { from: 0, take: 40 };
    const maker = openParts(planned, planned.table('t'), {
      encoder: bracketsOf(2),
      encoderOptions: {},
      compressors,
      window,
    });
    const decoder = new TextDecoder();

    const blocks: WrittenBlock[] = [];
    const all = [0, 16, 32].map((from) => {
      const between = decoder.decode(maker.betweenGroups(blocks));
      const part = maker.part({ from, take: Math.min(16, 40 - from) });
      blocks.push(...part.blocks);
      return between + decoder.decode(part.bytes);
    });

    const whole = decoder.decode(maker.head()) + all.join('') + decoder.decode(maker.tail(blocks));
    expect(whole).toBe(await wholeOf(window, 512, bracketsOf(2)));
    expect(() => maker.part({ from: 8, take: 16 })).toThrow(expect.objectContaining({ code: 'internal' }));
  });

  it('know their places, and the beginning knows all of them', async () => {
    const window = { from: 0, take: 20 };
    const planned = await world();
    const options = { encoder: placedEncoder, encoderOptions: {}, compressors, window };
    const decoder = new TextDecoder();

    const twice = [...chunksOf(planned, options)].map(({ bytes }) => decoder.decode(bytes));
    const once = [...chunksOf(planned, options, true)].map((chunk) => ({
      ...chunk,
      bytes: decoder.decode(chunk.bytes),
    }));

    // Three blocks of 8, 8 and 4 rows; the last has a mark, as it begins at an odd place.
    expect(twice.join('')).toBe('27[8 at 2][8 at 10][4 at 19!]');
    expect(once.filter(({ isFront }) => isFront === true).map(({ bytes }) => bytes)).toEqual(['27']);
    expect(once.flatMap(({ bytes, isFront }) => (isFront === true ? [] : [bytes])).join('')).toBe(
      '..[8 at 2][8 at 10][4 at 19!]',
    );
  });

  it('get their places when all parts before them are there', async () => {
    const window = { from: 0, take: 20 };
    const planned = await world();
    const options = { encoder: placedEncoder, encoderOptions: {}, compressors, window };
    const maker = openParts(planned, planned.table('t'), options);
    const decoder = new TextDecoder();

    const [second, first] = [maker.part({ from: 8, take: 12 }), maker.part({ from: 0, take: 8 })];
    const blocks: WrittenBlock[] = [];
    const texts = [first, second].map((part) => {
      const place = 2 + blocks.reduce((sum, { bytes }) => sum + bytes, 0);
      const placed = maker.placed(part, place);
      blocks.push(...placed.blocks);
      return decoder.decode(placed.bytes);
    });

    expect(texts.join('')).toBe('[8 at 2][8 at 10][4 at 19!]');
    expect(maker.front?.(blocks)).toEqual(new TextEncoder().encode('27'));
  });
});
