import type { Locator, Page } from 'playwright-core';
import type { Hands } from './hands-for-tests.ts';

/** A column in the list of columns. */
const COLUMN_ROW = '[role="row"][data-column]';

/** Makes a schema without tables. */
export async function startBlank({ page, press }: Hands): Promise<void> {
  await press(page.getByRole('button', { name: 'Start blank' }));
  await page.getByRole('textbox', { name: 'Name of the schema' }).waitFor();
}

/** Starts from a template of the first screen, and waits until its values are there. */
export async function openTemplate({ page, press }: Hands, name: string): Promise<void> {
  await press(page.getByRole('button', { name, exact: true }));
  await checked(page);
  await page.getByRole('grid').first().getByRole('row').nth(1).waitFor();
}

/** Waits until the engine has found nothing wrong with the schema. */
export async function checked(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Problems' }).getByText('No problems').waitFor();
}

/** Adds a table, which has a column `id` at once, and gives it a name. */
export async function addTable({ page, press, write }: Hands, name: string): Promise<void> {
  await press(page.getByRole('region', { name: 'Tables' }).getByRole('button', { name: 'Add a table' }));
  const field = page.getByRole('textbox', { name: 'Name of the table' });
  await field.and(page.locator('[value^="table"]')).waitFor();
  await write(field, name);
  await page.keyboard.press('Enter');
  await tableButton(page, name).waitFor();
}

/** The button of a table in the list of tables. */
export function tableButton(page: Page, name: string): Locator {
  return page.getByRole('region', { name: 'Tables' }).getByRole('button', { name: new RegExp(`^${name}\\b`) });
}

/** Opens a table. */
export async function openTable({ page, press }: Hands, name: string): Promise<void> {
  await press(tableButton(page, name));
  await columnsOf(page, name).waitFor();
}

/** The list of the columns of a table. */
export function columnsOf(page: Page, table: string): Locator {
  return page.getByRole('grid', { name: `Columns of ${table}` });
}

/** A column's row in the list of columns. */
export function columnRow(page: Page, name: string): Locator {
  return page
    .locator('[role="row"][data-column]')
    .filter({ has: page.getByRole('img', { name: `Move ${name}`, exact: true }) });
}

/** Adds a column to the open table, behind the selected one, and gives it a name. */
export async function addColumn({ page, press, write }: Hands, name: string): Promise<void> {
  await press(page.getByRole('button', { name: 'Add column' }).first());
  await write(page.getByRole('textbox', { name: /^Rename / }), name);
  await page.keyboard.press('Enter');
  await columnRow(page, name).waitFor();
}

/** Adds a column that is filled by the best that the gallery finds for some words. */
export async function addFilledColumn(hands: Hands, name: string, words: string, generator: string): Promise<void> {
  await addColumn(hands, name);
  await chooseGenerator(hands, name, words, generator);
}

/** Fills a column by the best that the gallery finds for some words. */
export async function chooseGenerator(hands: Hands, name: string, words: string, generator: string): Promise<void> {
  const { page, open, write, press } = hands;
  const button = page.getByRole('button', { name: `Choose the generator of ${name}`, exact: true });
  await open(columnRow(page, name), button);
  await write(page.getByRole('combobox', { name: 'Search generators' }), words);
  const first = page.getByRole('listbox', { name: 'Generators' }).getByRole('option').first();
  await press(first.filter({ hasText: generator }));
  await columnRow(page, name).getByRole('button', { name: 'Choose the generator' }).getByText(generator).waitFor();
}

/** The names of the columns that are listed, in their order. */
export function shownColumns(page: Page): Promise<readonly string[]> {
  return namesOf(page.locator(COLUMN_ROW));
}

/** The names of the selected columns, in the order of the list. */
export function selectedColumns(page: Page): Promise<readonly string[]> {
  return namesOf(page.locator(`${COLUMN_ROW}[aria-selected="true"]`));
}

function namesOf(rows: Locator): Promise<readonly string[]> {
  return rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-column') ?? ''));
}

/** Selects one column. */
export async function selectColumn({ page, select }: Hands, name: string): Promise<void> {
  const row = columnRow(page, name);
  await select(row, row.getByRole('gridcell', { name, exact: true }));
  await row.and(page.locator('[aria-selected="true"]')).waitFor();
}

/** Selects columns by clicks, the second and others with Ctrl. */
export async function selectColumns(page: Page, names: readonly string[]): Promise<void> {
  for (const [place, name] of names.entries()) {
    const cell = columnRow(page, name).getByRole('gridcell', { name, exact: true });
    await cell.click({ modifiers: place === 0 ? [] : ['ControlOrMeta'] });
    await columnRow(page, name).and(page.locator('[aria-selected="true"]')).waitFor();
  }
}

/** The values that the list shows of some columns: those of the first row. */
export function shownValues(page: Page, names: readonly string[]): Promise<readonly (string | null)[]> {
  return Promise.all(names.map((name) => columnRow(page, name).getByRole('gridcell').last().textContent()));
}
