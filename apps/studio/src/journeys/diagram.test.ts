import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { checked, columnRow, columnsOf, openTable, openTemplate } from './designer-for-tests.ts';
import { mouse, ways } from './hands-for-tests.ts';
import { keysOnly } from './keys-for-tests.ts';
import { showTab } from './steps-for-tests.ts';

describeInBrowser('the diagram of a schema', () => {
  const studio = useStudio();

  it('has references drawn from a key to the table that is to refer to it, and boxes moved and laid out again', async () => {
    const { page } = await studio.open('/', { viewport: { width: 1440, height: 900 } });
    const hands = mouse(page);
    await openTemplate(hands, 'Shop');
    await showTab(hands, 'Diagram');
    await atRest(page, 'reviews');
    const lines = await page.locator('.react-flow__edge').count();

    await drag(page, handle(tableBox(page, 'customers'), 'id'), handle(tableBox(page, 'products'), undefined));
    await page
      .getByText(/products\.customers_id refers to customers\.id/)
      .first()
      .waitFor();
    await expect.poll(() => page.locator('.react-flow__edge').count()).toBe(lines + 1);
    await page.getByRole('button', { name: 'Lay out' }).click();
    await atRest(page, 'products');
    const before = await placeOf(page, 'products');
    await drag(page, tableBox(page, 'products').getByText('products').first(), tableBox(page, 'customers'));
    const moved = await placeOf(page, 'products');
    await page.getByRole('button', { name: 'Lay out' }).click();
    await atRest(page, 'products');
    const after = await placeOf(page, 'products');
    await checked(page);
    await showTab(hands, 'Design');
    await openTable(hands, 'products');

    expect(moved).not.toEqual(before);
    expect(after).toEqual(before);
    await columnRow(page, 'customers_id').getByText('→ customers.id').waitFor();
  }, 120_000);

  it.each(ways)(
    'has references made by a form, $way',
    async ({ handsOn }) => {
      const { page } = await studio.open('/', { viewport: { width: 1440, height: 900 } });
      const hands = handsOn(page);
      await openTemplate(hands, 'Shop');
      await showTab(hands, 'Diagram');
      await tableBox(page, 'reviews').waitFor();

      await hands.press(page.getByRole('button', { name: /^Make a reference/ }));
      const form = page.getByRole('dialog', { name: 'Make a reference' });
      for (const [field, choice] of [
        ['From the table', 'products'],
        ['to the table', 'customers'],
      ] as const) {
        await hands.press(form.getByRole('combobox', { name: field }));
        await hands.press(page.getByRole('option', { name: choice, exact: true }));
      }
      await hands.press(form.getByRole('button', { name: 'Make the reference' }));
      await page
        .getByText(/products\.\S+ refers to customers\.id/)
        .first()
        .waitFor();

      await checked(page);
    },
    120_000,
  );

  it('is walked through by arrow keys, and Enter opens the table', async () => {
    const { page } = await studio.open('/', { viewport: { width: 1440, height: 900 } });
    const keys = keysOnly(page);
    await openTemplate(keys, 'Shop');
    await showTab(keys, 'Diagram');
    await tableBox(page, 'customers').waitFor();

    await keys.goTo(tableBox(page, 'customers'));
    await page.keyboard.press('ArrowRight');
    const next = await page.evaluate(() => document.activeElement?.getAttribute('data-id'));
    await page.keyboard.press('Enter');

    expect(next).not.toBe('customers');
    await columnsOf(page, next ?? '').waitFor();
  }, 120_000);
});

function tableBox(page: Page, table: string): Locator {
  return page.locator(`.react-flow__node[data-id="${table}"]`);
}

/** Where lines of a column end, or of the table as a whole. */
function handle(box: Locator, column: string | undefined): Locator {
  return box
    .locator('.react-flow__handle-right')
    .and(
      column === undefined
        ? box.locator('.react-flow__handle').nth(1)
        : box.locator(`[data-handleid="right ${column}"]`),
    );
}

/** Waits until the diagram has found its place and size. */
async function atRest(page: Page, table: string): Promise<void> {
  await tableBox(page, table).waitFor();
  let last = '';
  await expect
    .poll(async () => {
      const [before, now] = [last, String(await placeOf(page, table))];
      last = now;
      return before === now;
    })
    .toBe(true);
}

async function placeOf(page: Page, table: string): Promise<readonly [x: number, y: number]> {
  const box = await tableBox(page, table).boundingBox();
  return [Math.round(box?.x ?? 0), Math.round(box?.y ?? 0)];
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [begin, end] = [await from.boundingBox(), await to.boundingBox()];
  if (begin === null || end === null) throw new Error('What is dragged is not shown.');
  await page.mouse.move(begin.x + begin.width / 2, begin.y + begin.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
  await page.mouse.up();
}
