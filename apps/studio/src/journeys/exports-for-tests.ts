import type { Locator } from 'playwright-core';
import type { Hands } from './hands-for-tests.ts';
import type { Visit } from './visit-for-tests.ts';

/** Opens the export of the open schema. */
export async function openExport({ page, press }: Hands): Promise<Locator> {
  await press(page.getByRole('link', { name: 'Export' }));
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.waitFor();
  return dialog;
}

/** Chooses a format by its name, and waits until its bytes are shown. */
export async function chooseFormat({ press }: Hands, dialog: Locator, format: string): Promise<void> {
  await press(dialog.getByRole('button', { name: new RegExp(`^${format}\\b`) }));
  await dialog.getByRole('button', { name: /^Save/ }).and(dialog.locator(':enabled')).waitFor();
}

/** Takes only some of the tables. */
export async function chooseTables({ tick }: Hands, dialog: Locator, tables: readonly string[]): Promise<void> {
  for (const box of await dialog.getByRole('checkbox', { name: /^Write / }).all()) {
    const name = (await box.getAttribute('aria-label')) ?? '';
    await tick(box, tables.includes(name.replace(/^Write /, '')));
  }
}

/** Saves what was chosen as a download, and returns where it is. */
export async function saveDownload({ download }: Visit, { page, press }: Hands): Promise<string> {
  const path = await download(() => press(page.getByRole('button', { name: /^Save/ })));
  await page.getByText(/ is saved: /).waitFor();
  return path;
}

/** The text of the open schema, as the Code view downloads it. */
export async function downloadText({ download }: Visit, { page, press }: Hands): Promise<string> {
  await press(page.getByRole('link', { name: 'Code', exact: true }));
  return download(() => press(page.getByRole('button', { name: 'Download the file' })));
}
