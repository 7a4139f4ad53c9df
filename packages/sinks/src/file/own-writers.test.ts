import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileSet } from './file-set.ts';
import { openFileSink } from './file-sink.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'populace-sinks-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);

it('refuses a file that another set of the process opened in the folder meanwhile', async () => {
  const [first, second] = [createFileSet(), createFileSet()];
  await first.open(at('people.csv'));
  await second.open(at('orders.csv'));
  await first.open(at('manifest.json'));

  const refused = second.open(at('manifest.json'));

  await expect(refused).rejects.toMatchObject({
    code: 'target/io',
    message: expect.stringContaining(`manifest.json is being written by process ${process.pid}.`),
  });
  await first.abort();
  await second.abort();
  const later = await openFileSink(at('manifest.json'));
  await later.commit();
  expect(readdirSync(folder)).toEqual(['manifest.json']);
});
