import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import {
  checked,
  chooseGenerator,
  columnRow,
  openTable,
  openTemplate,
  selectColumn,
  selectColumns,
  selectedColumns,
  shownColumns,
  shownValues,
} from './designer-for-tests.ts';
import { downloadText } from './exports-for-tests.ts';
import { type Hands, mouse, ways } from './hands-for-tests.ts';
import { field, inspector, replaceText, showTab } from './steps-for-tests.ts';
import type { Visit } from './visit-for-tests.ts';

describeInBrowser('the shop', () => {
  const studio = useStudio();

  async function openShop(handsOn = mouse): Promise<Visit & { readonly hands: Hands }> {
    // So high that all columns are shown: nothing scrolls while one is dragged.
    const visit = await studio.open('/', { viewport: { width: 1440, height: 1100 } });
    await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const hands = handsOn(visit.page);
    await openTemplate(hands, 'Shop');
    return { ...visit, hands };
  }

  const textOf = async (visit: Visit, hands: Hands): Promise<string> =>
    readFileSync(await downloadText(visit, hands), 'utf8');

  it.each(ways)(
    'tells of a generator that is misspelt, and mends it, $way',
    async ({ handsOn }) => {
      const visit = await openShop(handsOn);
      const { page, hands } = visit;
      const first = await textOf(visit, hands);
      await replaceText(hands, 'internet.email', 'internet.emial');

      const problem = page.getByRole('region', { name: 'Problems' }).getByRole('button', { name: 'internet.emial' });
      await problem.waitFor();
      await showTab(hands, 'Design');
      await hands.press(problem);
      await columnRow(page, 'email')
        .getByRole('img', { name: /^Problem: / })
        .waitFor();
      await hands.press(inspector(page).getByRole('button', { name: 'internet.email', exact: true }));

      await checked(page);
      expect(await textOf(visit, hands)).toBe(first);
    },
    240_000,
  );

  it.each(ways)(
    'goes back through twenty edits to the first text, and forward again, $way',
    async ({ handsOn }) => {
      const visit = await openShop(handsOn);
      const { hands } = visit;
      const first = await textOf(visit, hands);
      await showTab(hands, 'Design');

      const edits = editsOfTheShop(hands);
      for (const edit of edits) await edit();
      const last = await textOf(visit, hands);
      await stepThrough(hands, 'Undo', edits.length);
      const back = await textOf(visit, hands);
      await stepThrough(hands, 'Redo', edits.length);

      expect(edits).toHaveLength(20);
      expect(last).not.toBe(first);
      expect(back).toBe(first);
      expect(await textOf(visit, hands)).toBe(last);
    },
    400_000,
  );

  it.each(ways)(
    'keeps what was being typed when the page is loaded anew, $way',
    async ({ handsOn }) => {
      const visit = await openShop(handsOn);
      const { page, hands } = visit;
      await selectColumn(hands, 'email');
      await hands.goTo(field(page, 'Note'));

      await page.keyboard.type('Never mailed');
      await page.reload();
      await field(page, 'Note').and(page.locator('[value="Never mailed"]')).waitFor();
      await showTab(hands, 'Code');
      await hands.goTo(page.getByRole('textbox', { name: 'Schema as text' }));
      await page.keyboard.press('ControlOrMeta+Home');
      await page.keyboard.press('End');
      await page.keyboard.type(' Typed at last');
      await page.reload();
      await page.getByRole('textbox', { name: 'Schema as text' }).getByText('Typed at last').waitFor();

      const text = await textOf(visit, hands);
      expect(text).toContain('description: "Never mailed"');
      expect(text.split('\n')[0]).toMatch(/ Typed at last$/);
    },
    240_000,
  );

  it('goes back and forward through tables and columns', async () => {
    const { page, hands } = await openShop();
    await openTable(hands, 'orders');
    await selectColumns(page, ['placed_at']);
    await openTable(hands, 'products');
    await selectColumns(page, ['price', 'rating']);

    await page.goBack();
    await inspector(page).getByRole('heading', { name: 'placed_at' }).waitFor();
    const back = await page.getByRole('grid', { name: 'Columns of orders' }).isVisible();
    await page.goForward();
    await inspector(page).getByRole('heading', { name: '2 columns selected' }).waitFor();
    await showTab(hands, 'Code');
    await showTab(hands, 'Design');

    expect(back).toBe(true);
    expect(await selectedColumns(page)).toEqual(['price', 'rating']);
  }, 240_000);

  it('copies and moves several columns, and no value changes', async () => {
    const { page, hands } = await openShop();
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
    await openTable(hands, 'products');
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
function editsOfTheShop(hands: Hands): readonly (() => Promise<unknown>)[] {
  const { page, press, write, tick } = hands;
  const enter = async (name: string, value: string) => {
    await write(page.getByRole('textbox', { name, exact: true }), value);
    await page.keyboard.press('Enter');
  };
  const button = (name: string) => () => press(page.getByRole('button', { name, exact: true }));
  const set = (name: string) => tick(inspector(page).getByRole('switch', { name, exact: true }), true);
  const withColumn = (name: string, edit: () => Promise<unknown>) => async () => {
    await selectColumn(hands, name);
    await edit();
  };
  return [
    () => enter('Name of the schema', 'Shop round the corner'),
    () => enter('Seed', '77'),
    button('Another world'),
    () => addLocale(hands, 'ja_JP'),
    () => enter('Name of the table', 'buyers'),
    withColumn('tier', () => write(field(page, 'Weight of plus'), '20')),
    () => write(field(page, 'Nulls'), '12 %'),
    () => write(field(page, 'Note'), 'What they pay for: none, some, all'),
    async () => {
      await press(page.getByText('More options'));
      await set('Hidden');
    },
    withColumn('account', () => set('Unique')),
    withColumn('card', () => page.keyboard.press('ControlOrMeta+D')),
    withColumn('last_address', () => page.keyboard.press('Delete')),
    withColumn('phone', () => page.keyboard.press('Alt+ArrowUp')),
    async () => {
      await press(page.getByRole('button', { name: 'Add column' }));
      await page.keyboard.press('Escape');
    },
    async () => {
      await page.keyboard.press('F2');
      await enter('Rename column', 'shoe_size');
    },
    () => chooseGenerator(hands, 'shoe_size', 'Number', 'number.integer'),
    async () => {
      await press(inspector(page).getByRole('button', { name: 'More' }));
      await press(page.getByRole('menuitem', { name: 'Refer to another table instead' }));
    },
    async () => {
      await openTable(hands, 'products');
      await write(field(page, 'How many'), '350');
    },
    button('Duplicate table'),
    async () => {
      await openTable(hands, 'reviews');
      await press(page.getByRole('button', { name: 'Delete table' }));
    },
  ];
}

/** Goes back or forward so many steps, which are all that there are. */
async function stepThrough({ page, press }: Hands, name: 'Undo' | 'Redo', count: number): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name });
  for (let step = 0; step < count; step++) await press(button);
  await button.and(page.locator(':disabled')).waitFor();
}

async function addLocale({ page, press }: Hands, id: string): Promise<void> {
  await press(page.getByRole('button', { name: /^Locale mix/ }));
  await press(page.getByRole('combobox', { name: 'Add a locale' }));
  await press(page.getByRole('option', { name: id }));
  await page.getByRole('slider', { name: `Share of ${id}` }).waitFor();
  await page.keyboard.press('Escape');
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
