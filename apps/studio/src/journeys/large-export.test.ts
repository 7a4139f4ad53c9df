import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { generated } from './command-line-for-tests.ts';
import { chooseFormat, openExport, saveDownload } from './exports-for-tests.ts';
import { mouse, ways } from './hands-for-tests.ts';

const ROWS = 5_000_000;

const schema = `populace: 1
name: Many
seed: 7
tables:
  many:
    rows: ${ROWS}
    columns:
      id: sequence
      tier: { generator: choice, values: { free: 80, plus: 15, pro: 5 } }
`;

/** More rows than a sheet has, beside a table of one. */
const twoTables = `populace: 1
name: Sheets
tables:
  many: { rows: 1_100_000, columns: { id: sequence } }
  few: { rows: 1, columns: { id: sequence } }
`;

describeInBrowser('an export of five million rows', () => {
  const studio = useStudio();

  it.each(ways)(
    'is written as it is made, with little memory, while the page answers, $way',
    async ({ handsOn }) => {
      const { page } = await studio.open('/', { writesFiles: true });
      const hands = handsOn(page);
      await openMany(page);
      const dialog = await openExport(hands);
      const before = await heapOf(page);

      await hands.press(dialog.getByRole('button', { name: /^Save/ }));
      await dialog.getByRole('progressbar').waitFor();
      const field = dialog.getByRole('textbox', { name: 'Name or content type' });
      let typed = 0;
      let greatest = 0;
      while (await dialog.getByRole('button', { name: 'Cancel' }).isVisible()) {
        await hands.write(field, `csv ${typed}`);
        typed++;
        greatest = Math.max(greatest, await heapOf(page));
      }
      await dialog.getByText(/many\.csv is saved: 5,000,000 rows/).waitFor();

      // Each word that was typed came back before the next, also where other work leaves the page little of the machine; and each of the
      // many keys that lead to the field was answered before the next.
      expect(typed).toBeGreaterThan(hands.isKeys ? 0 : 4);
      expect(greatest - before).toBeLessThan(64_000_000);
      expect(await digestOf(page, 'many.csv')).toBe(await digestOfCommand());
    },
    300_000,
  );

  it.each(ways)(
    'stops at once when it is cancelled, and leaves no file, $way',
    async ({ handsOn }) => {
      const { page } = await studio.open('/', { writesFiles: true });
      const hands = handsOn(page);
      await openMany(page);
      const dialog = await openExport(hands);

      await hands.press(dialog.getByRole('button', { name: /^Save/ }));
      await dialog.getByRole('progressbar').waitFor();
      await hands.press(dialog.getByRole('button', { name: 'Cancel' }));

      await dialog.getByText(/Cancelled after .* The unfinished many\.csv was removed\./).waitFor();
      await expect.poll(() => isThere(page, 'many.csv')).toBe(false);
    },
    120_000,
  );

  it.each([
    ['Excel', 'xlsx'],
    ['OpenDocument', 'ods'],
  ])(
    'has two sheets in a file of its own where one has no room for 1,100,000 rows, as of the command line: %s',
    async (name, extension) => {
      const visit = await studio.open('/');
      const hands = mouse(visit.page);
      await openMany(visit.page, twoTables);
      const dialog = await openExport(hands);
      await chooseFormat(hands, dialog, name);
      await hands.press(dialog.getByRole('radio', { name: 'one a table' }));

      const archive = unzipSync(readFileSync(await saveDownload(visit, hands)));

      expect(Object.keys(archive)).toEqual([`many.${extension}`, `few.${extension}`]);
      const written = await writtenByCommand(twoTables, `{table}.${extension}`);
      for (const [file, bytes] of Object.entries(archive))
        expect(sha256(bytes), file).toBe(sha256(written[file] ?? ''));
    },
    240_000,
  );

  it('is refused where a browser can only download what is larger than it can hold', async () => {
    const { page } = await studio.open('/');
    await openMany(page, schema.replace(`rows: ${ROWS}`, 'rows: 500_000_000'));

    const dialog = await openExport(mouse(page));

    await dialog.getByText(/This browser can only download whole files, up to 512 MB/).waitFor();
    expect(await dialog.getByRole('button', { name: /^Save/ }).isDisabled()).toBe(true);
  }, 120_000);
});

async function openMany(page: Page, text = schema): Promise<void> {
  const file = { name: 'many.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('region', { name: 'Problems' }).getByText('No problems').waitFor();
}

/** Bytes of the page's own heap; the threads that make rows have theirs. */
async function heapOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const memory: unknown = Reflect.get(performance, 'memory');
    return Number(Reflect.get(Object(memory), 'usedJSHeapSize'));
  });
}

function isThere(page: Page, name: string): Promise<boolean> {
  return page.evaluate(async (own) => {
    const folder = await navigator.storage.getDirectory();
    for await (const each of folder.keys()) if (each === own) return true;
    return false;
  }, name);
}

function digestOf(page: Page, name: string): Promise<string> {
  return page.evaluate(async (own) => {
    const folder = await navigator.storage.getDirectory();
    const file = await (await folder.getFileHandle(own)).getFile();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
    return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }, name);
}

async function digestOfCommand(): Promise<string> {
  return sha256((await writtenByCommand(schema, 'many.csv'))['many.csv'] ?? '');
}

async function writtenByCommand(text: string, out: string): ReturnType<typeof generated> {
  const folder = mkdtempSync(join(tmpdir(), 'populace-many-'));
  try {
    const path = join(folder, 'many.yaml');
    writeFileSync(path, text);
    return await generated(path, out);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
