import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { payloads } from './payloads-for-tests.ts';
import type { Visit } from './visit-for-tests.ts';

const COLUMNS = 50;

/** A schema whose every name and text is a payload. */
const schema = JSON.stringify({
  populace: 1,
  name: payloads[0],
  description: payloads[1],
  tables: Object.fromEntries(
    Array.from({ length: payloads.length / COLUMNS }, (_, place) => {
      const own = payloads.slice(place * COLUMNS, (place + 1) * COLUMNS);
      const columns = own.map((payload) => [payload, { generator: 'choice', values: [payload], description: payload }]);
      return [own.at(-1), { rows: 20, description: own[2], columns: Object.fromEntries(columns) }];
    }),
  ),
});

const tables = payloads.filter((_, place) => place % COLUMNS === COLUMNS - 1);

describeInBrowser('texts that would be programs elsewhere', () => {
  const studio = useStudio();

  it('run nowhere as names, options, values and descriptions', async () => {
    const visit = await openWatched('/');
    const { page } = visit;
    await dropFile(page, 'schema.json', schema);
    await page.waitForURL(/\/schemas\/sch_/);
    const address = new URL(page.url()).pathname;

    for (const table of tables) {
      const [first = ''] = payloads.slice(payloads.indexOf(table) - COLUMNS + 1);
      await page.goto(addressOf(address, { table, columns: JSON.stringify([first]) }));
      // The value of a row is the payload itself, as text.
      await page.getByRole('grid').getByText(first, { exact: true }).first().waitFor();
    }
    await page.goto(`${address}/code`.replace(/^/, studio.url().replace(/\/$/, '')));
    await page.getByRole('textbox').first().waitFor();
    await page.goto(new URL(`${address}/export`, studio.url()).href);
    await page
      .getByRole('dialog', { name: 'Export' })
      .getByText(/True sample/)
      .waitFor();
    await page.goto(studio.url());
    await page.getByRole('heading', { name: 'Recent' }).waitFor();

    expect(await ranIn(page)).toBe(false);
    expect(visit.asked.filter((asked) => asked.includes('/probe'))).toEqual([]);
  }, 240_000);

  it('run nowhere as names of files, headers and cells of files', async () => {
    const visit = await openWatched('/');
    const { page } = visit;
    const cells = payloads.slice(0, 40).map((payload) => `"${payload.replaceAll('"', '""')}"`);

    await dropFile(page, `${payloads[2]?.replaceAll('/', '')}.csv`, `${cells.join(',')}\n${cells.join(',')}\n`);
    await page.getByRole('button', { name: 'Make schema' }).click();
    await page.waitForURL(/\/schemas\/sch_/);
    await page.getByRole('region', { name: 'Problems' }).waitFor();

    expect(await ranIn(page)).toBe(false);
    expect(visit.asked.filter((asked) => asked.includes('/probe'))).toEqual([]);
  }, 240_000);

  it('run nowhere as addresses', async () => {
    const visit = await openWatched('/');
    const { page } = visit;

    for (const payload of payloads.slice(0, 12)) {
      const part = encodeURIComponent(payload);
      for (const path of [`/generators?q=${part}`, `/shared#${part}`]) {
        await page.goto(new URL(path, studio.url()).href);
        await page.getByRole('main').waitFor();
      }
    }

    expect(await ranIn(page)).toBe(false);
    expect(visit.asked.filter((asked) => asked.includes('/probe'))).toEqual([]);
  }, 240_000);

  it('would be refused by the policy, which allows no script but the own ones', async () => {
    const answer = await fetch(studio.url());

    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(await answer.text()).not.toMatch(/<script(?![^>]*\ssrc=)|\son[a-z]+=/i);
  });

  /** Opens an address in a page that notices what runs. */
  async function openWatched(path: string): Promise<Visit> {
    const visit = await studio.open('/settings', {
      script: "globalThis.__ran = () => localStorage.setItem('ran', 'yes');",
    });
    visit.page.on('dialog', (dialog) => {
      // A dialog that nobody asked for is a program that ran.
      void visit.page.evaluate(() => localStorage.setItem('ran', 'yes'));
      void dialog.dismiss();
    });
    await visit.page.goto(new URL(path, studio.url()).href);
    return visit;
  }

  function addressOf(path: string, search: Readonly<Record<string, string>>): string {
    const address = new URL(path, studio.url());
    for (const [name, value] of Object.entries(search)) address.searchParams.set(name, value);
    return address.href;
  }
});

async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
}

function ranIn(page: Page): Promise<boolean> {
  return page.evaluate(() => localStorage.getItem('ran') !== null);
}
