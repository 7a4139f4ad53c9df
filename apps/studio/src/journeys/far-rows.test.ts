import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { generated } from './command-line-for-tests.ts';
import { checked } from './designer-for-tests.ts';
import { ways } from './hands-for-tests.ts';
import { cellOf, firstSeenRow, focusedCell, rowGrid, shownRow } from './rows-for-tests.ts';

const ROWS = 2_000_000_000;
const FAR = 1_000_000_000;

/** A value by each of the ways in which one can depend on its row, and one that no other row may have. */
const schema = `populace: 1
name: Far
seed: 7
locale: { en_US: 60, de_DE: 40 }
tables:
  visits:
    rows: ${ROWS}
    columns:
      id: sequence
      code: { generator: number.integer, min: 0, max: 9_000_000_000, unique: true }
      name: person.fullName
      email: internet.email
      city: location.city
      tier: { generator: choice, values: { free: 80, plus: 15, pro: 5 }, nulls: 10 % }
`;

describeInBrowser('the row with the number one thousand million', () => {
  const studio = useStudio();

  it.each(ways)(
    'is shown as the command line writes it, $way',
    async ({ handsOn }) => {
      const { page } = await studio.open('/');
      const { write } = handsOn(page);
      await openFar(page);

      await write(page.getByRole('textbox', { name: 'Go to row' }), '1e9');
      await page.keyboard.press('Enter');
      await cellOf(page, FAR, 'email');

      expect(await firstSeenRow(page)).toBe(FAR);
      expect(await focusedCell(page)).toEqual({ row: FAR, column: 1 });
      expect(await page.locator('[role="row"]').count()).toBeLessThan(80);
      const written = await writtenRows(FAR, 3);
      expect([await shownRow(page, FAR), await shownRow(page, FAR + 1), await shownRow(page, FAR + 2)]).toEqual(
        written,
      );
    },
    120_000,
  );

  it('has neighbours as far as one scrolls, pages and jumps', async () => {
    const { page } = await studio.open('/');
    await openFar(page);
    const bar = rowGrid(page).locator('xpath=ancestor::*[@data-scroll-restoration-id]');
    await (await cellOf(page, 0, 'email')).click();
    await page.keyboard.press('Escape');
    const mostRows = await watchRows(page);

    await page.keyboard.press('ControlOrMeta+End');
    await expect.poll(() => focusedCell(page)).toEqual({ row: ROWS - 1, column: 6 });
    await page.keyboard.press('PageUp');
    const { row: paged } = await focusedCell(page);
    await page.keyboard.press('PageDown');
    const back = await focusedCell(page);
    await page.keyboard.press('ArrowDown');
    const last = await focusedCell(page);
    await cellOf(page, ROWS - 1, 'email');
    const ofLast = await shownRow(page, ROWS - 1);
    // The bar is dragged to and fro: what stands under it is there when it rests. Its ends stand for few rows, so that they are reached.
    const middles: number[] = [];
    for (const [part, rows] of [
      [0.1, 0],
      [0.9, 1],
      [0.3, 0.233],
      [0.7, 0.767],
      [0.5, 0.5],
    ] as const) {
      await bar.evaluate((at, to) => at.scrollTo(0, to * (at.scrollHeight - at.clientHeight)), part);
      await expect.poll(async () => Math.abs((await firstSeenRow(page)) / ROWS - rows)).toBeLessThan(0.01);
      middles.push(await firstSeenRow(page));
    }
    const [middle = 0] = middles.slice(-1);
    await cellOf(page, middle, 'email');
    const ofMiddle = await shownRow(page, middle);
    // The wheel goes on by pixels there, not by what a pixel of the bar stands for.
    await rowGrid(page).hover();
    await page.mouse.wheel(0, 280);
    await expect.poll(() => firstSeenRow(page)).toBe(middle + 10);

    expect(paged).toBeLessThan(ROWS - 2);
    expect([back, last]).toEqual([
      { row: ROWS - 1, column: 6 },
      { row: ROWS - 1, column: 6 },
    ]);
    expect([ofLast]).toEqual(await writtenRows(ROWS - 1, 1));
    expect([ofMiddle]).toEqual(await writtenRows(middle, 1));
    expect(await mostRows()).toBeLessThan(120);
  }, 180_000);

  it('is left where the bar is dragged to just as it comes to rest', async () => {
    const { page } = await studio.open('/');
    await openFar(page);
    const bar = rowGrid(page).locator('xpath=ancestor::*[@data-scroll-restoration-id]');
    await cellOf(page, 0, 'email');

    // The bar is set right some time after it has moved. A busy machine tells of the next movement later than that.
    await bar.evaluate(async (at) => {
      const whole = at.scrollHeight - at.clientHeight;
      const hold = (event: Event): void => event.stopImmediatePropagation();
      at.scrollTo(0, whole * 0.9);
      await new Promise((moved) => at.addEventListener('scroll', moved, { once: true }));
      window.addEventListener('scroll', hold, { capture: true });
      at.scrollTo(0, whole * 0.3);
      await new Promise((late) => setTimeout(late, 500));
      window.removeEventListener('scroll', hold, { capture: true });
      at.dispatchEvent(new Event('scroll'));
    });

    await expect.poll(async () => Math.abs((await firstSeenRow(page)) / ROWS - 0.233)).toBeLessThan(0.01);
  }, 60_000);
});

async function openFar(page: Page): Promise<void> {
  const file = { name: 'far.yaml', mimeType: 'text/yaml', buffer: Buffer.from(schema) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await checked(page);
  await cellOf(page, 0, 'email');
}

/** Counts the rows of the page with each change of it; the answer tells the most that there were at once. */
async function watchRows(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const count = () => document.querySelectorAll('[data-row-grid] [role="row"]').length;
    const most = { rows: count() };
    Object.assign(window, { mostRows: most });
    new MutationObserver(() => {
      most.rows = Math.max(most.rows, count());
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(Reflect.get(window, 'mostRows'), 'rows')));
}

/** Rows of the command line, each by the names of its columns; null where it writes nothing. */
async function writtenRows(from: number, take: number): Promise<readonly Record<string, string | null>[]> {
  const folder = mkdtempSync(join(tmpdir(), 'populace-far-'));
  try {
    writeFileSync(join(folder, 'far.yaml'), schema);
    const few = ['--table', 'visits', '--from', `${from}`, '--take', `${take}`];
    const { 'far.csv': csv = Buffer.alloc(0) } = await generated(join(folder, 'far.yaml'), 'far.csv', ...few);
    const rows: readonly Record<string, string>[] = parse(csv, { columns: true });
    return rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === '' ? null : value])),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
