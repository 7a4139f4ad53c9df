import type { Locator, Page } from 'playwright-core';

/** Shows another view of the open schema. */
export async function showTab(page: Page, name: 'Design' | 'Code' | 'Diagram'): Promise<void> {
  const tab = page.getByRole('navigation', { name: 'Views of the schema' }).getByRole('link', { name });
  await tab.click();
  await tab.and(page.locator('[aria-current="page"]')).waitFor();
}

/** The pane that tells of what is selected. */
export function inspector(page: Page): Locator {
  return page.getByRole('region', { name: 'Inspector' });
}

/** A field of the inspector by its label. */
export function field(page: Page, name: string): Locator {
  return inspector(page).getByRole('textbox', { name, exact: true });
}

/** Replaces a word wherever it stands in the text that is shown. */
export async function replaceText(page: Page, word: string, by: string): Promise<void> {
  await page.getByRole('button', { name: 'Find in the text' }).click();
  await page.getByRole('textbox', { name: 'Find' }).fill(word);
  await page.getByRole('textbox', { name: 'Replace with' }).fill(by);
  await page.getByRole('button', { name: 'Replace all' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
}
