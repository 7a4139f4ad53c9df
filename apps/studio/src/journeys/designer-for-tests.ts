import type { Locator, Page } from 'playwright-core';

/** Makes a schema without tables. */
export async function startBlank(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start blank' }).click();
  await page.getByRole('textbox', { name: 'Name of the schema' }).waitFor();
}

/** Waits until the engine has found nothing wrong with the schema. */
export async function checked(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Problems' }).getByText('No problems').waitFor();
}

/** Adds a table, which has a column `id` at once, and gives it a name. */
export async function addTable(page: Page, name: string): Promise<void> {
  await page.getByRole('region', { name: 'Tables' }).getByRole('button', { name: 'Add a table' }).click();
  const field = page.getByRole('textbox', { name: 'Name of the table' });
  await field.and(page.locator('[value^="table"]')).waitFor();
  await field.fill(name);
  await field.press('Enter');
  await tableButton(page, name).waitFor();
}

/** The button of a table in the list of tables. */
export function tableButton(page: Page, name: string): Locator {
  return page.getByRole('region', { name: 'Tables' }).getByRole('button', { name: new RegExp(`^${name}\\b`) });
}

/** A column's row in the list of columns. */
export function columnRow(page: Page, name: string): Locator {
  return page
    .locator('[role="row"][data-column]')
    .filter({ has: page.getByRole('img', { name: `Move ${name}`, exact: true }) });
}

/** Adds a column to the open table, behind the selected one, and gives it a name. */
export async function addColumn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add column' }).first().click();
  await page.getByRole('textbox', { name: /^Rename / }).fill(name);
  await page.keyboard.press('Enter');
  await columnRow(page, name).waitFor();
}

/** Adds a column that is filled by what the gallery finds for some words. */
export async function addFilledColumn(page: Page, name: string, words: string, generator: string): Promise<void> {
  await addColumn(page, name);
  await page.getByRole('button', { name: `Choose the generator of ${name}`, exact: true }).click();
  await page.getByRole('combobox', { name: 'Search generators' }).fill(words);
  const first = page.getByRole('listbox', { name: 'Generators' }).getByRole('option').first();
  await first.filter({ hasText: generator }).click();
  await columnRow(page, name).getByRole('button', { name: 'Choose the generator' }).getByText(generator).waitFor();
}
