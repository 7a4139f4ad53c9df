import type { Locator, Page } from 'playwright-core';
import type { Hands } from './hands-for-tests.ts';

/** Shows another view of the open schema. */
export async function showTab({ page, press }: Hands, name: 'Design' | 'Code' | 'Diagram'): Promise<void> {
  const tab = page.getByRole('navigation', { name: 'Views of the schema' }).getByRole('link', { name });
  await press(tab);
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
export async function replaceText({ page, press, write }: Hands, word: string, by: string): Promise<void> {
  await press(page.getByRole('button', { name: 'Find in the text' }));
  await write(page.getByRole('textbox', { name: 'Find' }), word);
  await write(page.getByRole('textbox', { name: 'Replace with' }), by);
  await press(page.getByRole('button', { name: 'Replace all' }));
  await press(page.getByRole('button', { name: 'Close' }));
}
