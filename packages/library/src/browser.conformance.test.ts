import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, launchChromium, missingChromium } from '@populace/testkit/browsers';
import { everyGenerator, peopleSchema } from '@populace/testkit/schemas';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InferredSchema, inferSchema, inferWords, openSchema } from './index.ts';

/** A window of a table in a format. */
interface Job {
  readonly table: string;
  readonly format: string;
  readonly from: number;
  readonly take: number;
}

interface Answer {
  readonly digests: readonly string[];
  readonly farRow: string;
  readonly bytes: number;
  readonly walked: number;
  readonly kind: string;
}

function example(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../../../examples/${name}.yaml`, import.meta.url)), 'utf8');
}

const shop = example('shop');
const formats = ['csv', 'tsv', 'ndjson', 'json', 'sql'];
const shopJobs = jobs(['customers', 'products', 'orders', 'order_lines', 'returns', 'reviews'], 100, 2000);
const peopleJobs = [...jobs(['people', 'staff'], 10 ** 6, 700), ...jobs(['countries'], 0, 3)];
const deepJobs = [...jobs(['far'], 10 ** 9, 700), ...jobs(['near'], 0, 2000)];

function jobs(tables: readonly string[], from: number, take: number): readonly Job[] {
  return tables.flatMap((table) => formats.map((format) => ({ table, format, from, take })));
}

const chromium = await findChromium();

/** What a page of somebody's would have in its worker: it opens the schema that it is sent, and answers with digests. */
const worker = `
import { openSchema } from './index.js';

onmessage = async ({ data: { text, jobs } }) => {
  try {
    const schema = await openSchema(new Blob([text]));
    const digests = [];
    let bytes = 0;
    for (const { table, format, from, take } of jobs) {
      const parts = [...schema.table(table).bytes(format, { from, take })];
      const whole = new Uint8Array(await new Blob(parts).arrayBuffer());
      bytes += whole.length;
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
      digests.push([...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
    }
    const [{ table }] = jobs;
    const last = schema.table(table).rowAt(schema.table(table).rowCount - 1);
    let walked = 0;
    for await (const row of schema.table(table).rows({ take: 600 })) walked += Object.keys(row).length > 0;
    const farRow = JSON.stringify(last, (_, value) => (typeof value === 'bigint' ? value + 'n' : value));
    postMessage({ digests, farRow, bytes, walked, kind: globalThis.constructor.name });
  } catch (error) {
    postMessage({ failed: String(error.stack ?? error) });
  }
};
`;

/** The program of one of several workers: it opens what another has opened, and makes the parts that it is asked for. */
const partWorker = `
import { openOrigin } from './index.js';

onmessage = async ({ data: { origin, table, format, window, parts } }) => {
  const schema = await openOrigin(origin);
  const maker = schema.table(table).parts(format, window);
  for (const { place, rows } of parts) {
    const { bytes } = maker.part(rows);
    postMessage({ place, buffer: bytes.buffer, length: bytes.length }, [bytes.buffer]);
  }
};
`;

/** A worker that has the parts of a window made by three others, and joins them. */
const joinWorker = `
import { openSchema } from './index.js';

onmessage = async ({ data: { text, table, format, window, partRows } }) => {
  try {
    const schema = await openSchema(text);
    const maker = schema.table(table).parts(format, window);
    const parts = [];
    for (let from = window.from; from < window.from + window.take; from += partRows) {
      parts.push({ place: parts.length, rows: { from, take: Math.min(partRows, window.from + window.take - from) } });
    }
    const made = [];
    await Promise.all([0, 1, 2].map((number) => new Promise((resolve, reject) => {
      const own = parts.filter(({ place }) => place % 3 === number).reverse();
      const worker = new Worker('/part-worker.js', { type: 'module' });
      let left = own.length;
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.onmessage = ({ data: { place, buffer, length } }) => {
        made[place] = new Uint8Array(buffer, 0, length);
        if (--left === 0) resolve();
      };
      worker.postMessage({ origin: schema.origin, table, format, window, parts: own });
    })));
    const head = maker.head().slice();
    const joined = await new Blob([head, ...made, maker.tail([])]).text();
    postMessage({ joined, parts: made.length });
  } catch (error) {
    postMessage({ failed: String(error.stack ?? error) });
  }
};
`;

/** A worker that makes schemas of a file and of words. */
const inferWorker = `
import { inferSchema, inferWords } from './index.js';

onmessage = async ({ data: { csv, words } }) => {
  try {
    const ofFile = await inferSchema(new File([csv], 'customers.csv'), { now: '2026-05-01' });
    const ofWords = await inferWords(words);
    postMessage({ ofFile, ofWords });
  } catch (error) {
    postMessage({ failed: String(error.stack ?? error) });
  }
};
`;

const programs: ReadonlyMap<string, string> = new Map([
  ['/infer-worker.js', inferWorker],
  ['/worker.js', worker],
  ['/part-worker.js', partWorker],
  ['/join-worker.js', joinWorker],
]);

const page = '<!doctype html><meta charset="utf-8"><title>Populace</title><link rel="icon" href="data:,">';

// No text becomes code; a worker has the policy of its file. Requests are let through, so that one would be seen.
const policy = "default-src 'none'; script-src 'self'; worker-src 'self'; img-src data:; connect-src *";

/** Serves the page, the worker and the bundle; `requests` has the path of each request. */
function createSite(folder: string, requests: string[]): Server {
  return createServer((request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    const isScript = path.endsWith('.js');
    response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    if (path === '/') response.end(page);
    else if (programs.has(path)) response.end(programs.get(path));
    else if (isScript && existsSync(join(folder, path))) response.end(readFileSync(join(folder, path)));
    else response.writeHead(404).end();
  });
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo; // A server that listens on a port has such an address.
      resolve(`127.0.0.1:${port}`);
    });
  });
}

/** Bundles the library's main entry as the published package is bundled, tables beside; returns the names of its files. */
async function bundleLibrary(folder: string): Promise<readonly string[]> {
  const tool = new URL('../../../tools/lib/bundle.mjs', import.meta.url).href;
  const { bundle }: { bundle(what: object): Promise<unknown> } = await import(tool);
  const input = { index: fileURLToPath(new URL('./index.ts', import.meta.url)) };
  await bundle({ input, folder, names: '[name].js', packsBeside: true });
  return readdirSync(folder, { recursive: true }).map(String);
}

describe.skipIf(chromium === undefined)(
  `the library in a worker of a browser (skipped where ${missingChromium})`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'populace-browser-'));
    const served: string[] = [];
    const strayed: string[] = [];
    const site = createSite(folder, served);
    // Everything that is not on this machine goes through here, and nowhere.
    const outside = createServer((request, response) => {
      strayed.push(request.url ?? '');
      response.writeHead(403).end();
    });
    outside.on('connect', (request, socket) => {
      strayed.push(request.url ?? '');
      socket.end();
    });
    const asked: string[] = [];
    let files: readonly string[] = [];
    let browser: Browser;
    let origin: string;

    beforeAll(async () => {
      files = await bundleLibrary(folder);
      origin = `http://${await listen(site)}`;
      const proxy = { server: `http://${await listen(outside)}`, bypass: '127.0.0.1' };
      browser = await launchChromium(chromium ?? '', { proxy });
    });

    afterAll(async () => {
      await browser?.close();
      site.close();
      outside.close();
      rmSync(folder, { recursive: true, force: true });
    });

    /** Sends a schema and jobs to a new worker of a new page. */
    const ask = (text: string, work: readonly Job[]): Promise<Answer> => send('/worker.js', { text, jobs: work });

    /** Sends a message to a new worker of a new page, and returns its answer. */
    async function send<T extends object>(program: string, message: object): Promise<T> {
      const context = await browser.newContext();
      context.on('request', (request) => asked.push(request.url()));
      const opened = await context.newPage();
      await opened.goto(`${origin}/`);
      const answer = await opened.evaluate(
        ([path, sent]) =>
          new Promise<T | { readonly failed: string }>((resolve) => {
            const made = new Worker(path, { type: 'module' });
            made.onmessage = ({ data }) => resolve(data);
            made.onerror = ({ message: failed }) => resolve({ failed: failed ?? 'The worker could not be started.' });
            made.postMessage(sent);
          }),
        [program, message] as const,
      );
      await context.close();
      if ('failed' in answer) throw new Error(answer.failed);
      return answer;
    }

    it.each([
      ['the shop', shop, shopJobs],
      ['a schema with every generator, a thousand million rows in', everyGenerator, deepJobs],
      ['people of several locales', peopleSchema, peopleJobs],
      ['a company', example('hr'), jobs(['employees', 'salaries', 'lockers'], 0, 700)],
      ['tenants', example('saas'), jobs(['users', 'projects', 'issues', 'comments'], 0, 700)],
      ['a network', example('social'), jobs(['users', 'follows', 'posts', 'likes', 'replies'], 1000, 700)],
    ])('writes the same bytes as Node: %s', async (_, text, work) => {
      const schema = await openSchema(text);
      const whole = work.map(({ table, format, from, take }) => schema.table(table).text(format, { from, take }));
      const expected = whole.map((bytes) => createHash('sha256').update(bytes).digest('hex'));
      const first = schema.table(work[0]?.table ?? '');

      const answer = await ask(text, work);

      expect(answer.kind).toBe('DedicatedWorkerGlobalScope');
      expect(answer.digests).toEqual(expected);
      expect(new Set(answer.digests).size).toBe(work.length);
      expect(answer.bytes).toBe(whole.reduce((sum, one) => sum + Buffer.byteLength(one), 0));
      const plain = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}n` : value);
      expect(answer.farRow).toBe(JSON.stringify(first.rowAt(first.rowCount - 1), plain));
      expect(answer.walked).toBe(600);
    });

    it.each(formats)('joins parts of several workers to the bytes of Node: %s', async (format) => {
      const window = { from: 100, take: 2900 };
      const job = { text: shop, table: 'orders', format, window, partRows: 512 };

      const answer = await send<{ joined: string; parts: number }>('/join-worker.js', job);

      expect(answer.parts).toBe(6);
      expect(answer.joined).toBe((await openSchema(shop)).table('orders').text(format, window));
    });

    it('makes the same schemas of files and words as Node', async () => {
      const csv = (await openSchema(shop)).table('customers').text('csv', { take: 500 });
      const words = 'customers: id, first name; orders(id, customer, total)';

      const answer = await send<{ ofFile: InferredSchema; ofWords: InferredSchema }>('/infer-worker.js', {
        csv,
        words,
      });

      expect(answer.ofFile).toEqual(await inferSchema(csv, { fileName: 'customers.csv', now: '2026-05-01' }));
      expect(answer.ofWords).toEqual(await inferWords(words));
    });

    it('asks for nothing but the files of the page', async () => {
      await ask(shop, shopJobs.slice(0, 1));

      const own = ['/', ...programs.keys(), ...files.map((file) => `/${file}`)];
      expect(served.filter((path) => !own.includes(path))).toEqual([]);
      expect(served).toContain('/index.js');
      expect(asked.filter((url) => !url.startsWith(`${origin}/`) && url !== 'data:,')).toEqual([]);
      expect(asked).toContain(`${origin}/worker.js`);
      expect(strayed).toEqual([]);
    });

    it('says in the worker what is wrong with a schema', async () => {
      const failure = ask('populace: 1\ntables: { t: { rows: 1, columns: { a: sequnce } } }', shopJobs);

      await expect(failure).rejects.toThrow('There is no generator "sequnce"');
    });
  },
);
