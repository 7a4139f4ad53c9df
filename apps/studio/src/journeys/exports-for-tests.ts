import type { Locator, Page } from 'playwright-core';
import type { Visit } from './browser-for-tests.ts';

/** Opens the export of the open schema. */
export async function openExport(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.waitFor();
  return dialog;
}

/** Chooses a format by its name, and waits until its bytes are shown. */
export async function chooseFormat(dialog: Locator, format: string): Promise<void> {
  const button = dialog.getByRole('button', { name: new RegExp(`^${format}\\b`) });
  await button.click();
  await dialog.getByRole('button', { name: /^Save/ }).and(dialog.locator(':enabled')).waitFor();
}

/** Takes only some of the tables. */
export async function chooseTables(dialog: Locator, tables: readonly string[]): Promise<void> {
  for (const box of await dialog.getByRole('checkbox', { name: /^Write / }).all()) {
    const name = (await box.getAttribute('aria-label')) ?? '';
    await box.setChecked(tables.includes(name.replace(/^Write /, '')));
  }
}

/** Saves what was chosen as a download, and returns where it is. */
export async function saveDownload({ page, download }: Visit): Promise<string> {
  const path = await download(() => page.getByRole('button', { name: /^Save/ }).click());
  await page.getByText(/ is saved: /).waitFor();
  return path;
}

/** The text of the open schema, as the Code view downloads it. */
export async function downloadText({ page, download }: Visit): Promise<string> {
  await page.getByRole('link', { name: 'Code', exact: true }).click();
  return download(() => page.getByRole('button', { name: 'Download the file' }).click());
}
