import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio, type Visit } from './browser-for-tests.ts';
import {
  checked,
  chooseGenerator,
  columnRow,
  openTable,
  openTemplate,
  selectColumns,
  selectedColumns,
  shownColumns,
  shownValues,
} from './designer-for-tests.ts';
import { downloadText } from './exports-for-tests.ts';
import { field, inspector, replaceText, showTab } from './steps-for-tests.ts';

describeInBrowser('the shop', () => {
  const studio = useStudio();

  async function openShop(): Promise<Visit> {
    // So high that all columns are shown: nothing scrolls while one is dragged.
    const visit = await studio.open('/', { viewport: { width: 1440, height: 1100 } });
    await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openTemplate(visit.page, 'Shop');
    return visit;
  }

  const textOf = async (visit: Visit): Promise<string> => readFileSync(await downloadText(visit), 'utf8');

  it('tells of a generator that is misspelt, and mends it', async () => {
    const visit = await openShop();
    const { page } = visit;
    const first = await textOf(visit);
    await replaceText(page, 'internet.email', 'internet.emial');

    const problem = page.getByRole('region', { name: 'Problems' }).getByRole('button', { name: 'internet.emial' });
    await problem.waitFor();
    await showTab(page, 'Design');
    await problem.click();
    await columnRow(page, 'email')
      .getByRole('img', { name: /^Problem: / })
      .waitFor();
    await inspector(page).getByRole('button', { name: 'internet.email', exact: true }).click();

    await checked(page);
    expect(await textOf(visit)).toBe(first);
  }, 240_000);

  it('goes back through twenty edits to the first text, and forward again', async () => {
    const visit = await openShop();
    const { page } = visit;
    const first = await textOf(visit);
    await showTab(page, 'Design');

    const edits = editsOfTheShop(page);
    for (const edit of edits) await edit();
    const last = await textOf(visit);
    await stepThrough(page, 'Undo', edits.length);
    const back = await textOf(visit);
    await stepThrough(page, 'Redo', edits.length);

    expect(edits).toHaveLength(20);
    expect(last).not.toBe(first);
    expect(back).toBe(first);
    expect(await textOf(visit)).toBe(last);
  }, 400_000);

  it('keeps what was being typed when the page is loaded anew', async () => {
    const visit = await openShop();
    const { page } = visit;
    await selectColumns(page, ['email']);
    await field(page, 'Note').click();

    await page.keyboard.type('Never mailed');
    await page.reload();
    await field(page, 'Note').and(page.locator('[value="Never mailed"]')).waitFor();
    await showTab(page, 'Code');
    await page.getByRole('textbox', { name: 'Schema as text' }).getByText('# A small shop').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Typed at last');
    await page.reload();
    await page.getByRole('textbox', { name: 'Schema as text' }).getByText('Typed at last').waitFor();

    const text = await textOf(visit);
    expect(text).toContain('description: "Never mailed"');
    expect(text.split('\n')[0]).toMatch(/ Typed at last$/);
  }, 240_000);

  it('goes back and forward through tables and columns', async () => {
    const { page } = await openShop();
    await openTable(page, 'orders');
    await selectColumns(page, ['placed_at']);
    await openTable(page, 'products');
    await selectColumns(page, ['price', 'rating']);

    await page.goBack();
    await inspector(page).getByRole('heading', { name: 'placed_at' }).waitFor();
    const back = await page.getByRole('grid', { name: 'Columns of orders' }).isVisible();
    await page.goForward();
    await inspector(page).getByRole('heading', { name: '2 columns selected' }).waitFor();
    await showTab(page, 'Code');
    await showTab(page, 'Design');

    expect(back).toBe(true);
    expect(await selectedColumns(page)).toEqual(['price', 'rating']);
  }, 240_000);

  it('copies and moves several columns, and no value changes', async () => {
    const { page } = await openShop();
    const all = await shownColumns(page);
    const moved = ['street', 'city', 'state'];
    const before = await shownValues(page, all);
    await selectColumns(page, moved);

    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => shownColumns(page)).toEqual(withMoved(all, moved, 4));
    await drag(page, 'city', 'zip');
    await expect.poll(() => shownColumns(page)).toEqual(withMoved(all, moved, 7));
    await checked(page);
    const after = await shownValues(page, all);
    await page.keyboard.press('Control+C');
    await page.getByText('3 columns copied as YAML').waitFor();
    await openTable(page, 'products');
    await selectColumns(page, ['sku']);
    await page.keyboard.press('Control+V');

    await columnRow(page, 'state').waitFor();
    expect(after).toEqual(before);
    expect((await shownColumns(page)).slice(0, 6)).toEqual(['id', 'sku', ...moved, 'color']);
    expect(await selectedColumns(page)).toEqual(moved);
    await checked(page);
  }, 240_000);
});

/** Twenty edits, each of another kind. */
function editsOfTheShop(page: Page): readonly (() => Promise<unknown>)[] {
  const enter = async (name: string, value: string) => {
    const textField = page.getByRole('textbox', { name, exact: true });
    await textField.fill(value);
    await textField.press('Enter');
  };
  const button = (name: string) => () => page.getByRole('button', { name, exact: true }).click();
  return [
    () => enter('Name of the schema', 'Shop round the corner'),
    () => enter('Seed', '77'),
    button('Another world'),
    () => addLocale(page, 'ja_JP'),
    () => enter('Name of the table', 'buyers'),
    async () => {
      await selectColumns(page, ['tier']);
      await field(page, 'Weight of plus').fill('20');
    },
    () => field(page, 'Nulls').fill('12 %'),
    () => field(page, 'Note').fill('What they pay for: none, some, all'),
    async () => {
      await page.getByText('More options').click();
      await toggle(page, 'Hidden');
    },
    async () => {
      await selectColumns(page, ['card']);
      await toggle(page, 'Unique');
    },
    async () => {
      await selectColumns(page, ['card']);
      await page.keyboard.press('Control+D');
    },
    async () => {
      await selectColumns(page, ['last_address']);
      await page.keyboard.press('Delete');
    },
    async () => {
      await selectColumns(page, ['phone']);
      await page.keyboard.press('Alt+ArrowUp');
    },
    async () => {
      await page.getByRole('button', { name: 'Add column' }).click();
      await page.keyboard.press('Escape');
    },
    async () => {
      await page.keyboard.press('F2');
      await enter('Rename column', 'shoe_size');
    },
    () => chooseGenerator(page, 'shoe_size', 'Number', 'number.integer'),
    async () => {
      await inspector(page).getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Refer to another table instead' }).click();
    },
    async () => {
      await openTable(page, 'products');
      await field(page, 'How many').fill('350');
    },
    button('Duplicate table'),
    async () => {
      await openTable(page, 'reviews');
      await page.getByRole('button', { name: 'Delete table' }).click();
    },
  ];
}

/** Goes back or forward so many steps, which are all that there are. */
async function stepThrough(page: Page, name: 'Undo' | 'Redo', count: number): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name });
  for (let step = 0; step < count; step++) await button.click();
  await button.and(page.locator(':disabled')).waitFor();
}

async function addLocale(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: /^Locale mix/ }).click();
  await page.getByRole('combobox', { name: 'Add a locale' }).click();
  await page.getByRole('option', { name: id }).click();
  await page.getByRole('slider', { name: `Share of ${id}` }).waitFor();
  await page.keyboard.press('Escape');
}

/** Turns a switch of the inspector. */
async function toggle(page: Page, name: string): Promise<void> {
  // What is drawn lies over the box itself.
  await inspector(page).getByRole('switch', { name, exact: true }).click({ force: true });
}

/** The columns with some of them put where `place` is among the others. */
function withMoved(all: readonly string[], moved: readonly string[], place: number): readonly string[] {
  const others = all.filter((name) => !moved.includes(name));
  return [...others.slice(0, place), ...moved, ...others.slice(place)];
}

/** Drags a column to the place of another. */
async function drag(page: Page, column: string, to: string): Promise<void> {
  await columnRow(page, column).hover();
  await page.getByRole('img', { name: `Move ${column}`, exact: true }).hover();
  await page.mouse.down();
  const box = await columnRow(page, to).boundingBox();
  const from = await columnRow(page, column).boundingBox();
  if (box === null || from === null) throw new Error('The rows are not shown.');
  await page.mouse.move(from.x + 12, from.y + 20, { steps: 4 });
  await page.mouse.move(box.x + 12, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
}
