import type { Page } from 'playwright-core';

/** Drops a file on the page, as from a folder. */
export async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const held = new DataTransfer();
      held.items.add(new File([content ?? ''], fileName ?? '', { type: 'text/csv' }));
      return held;
    },
    [name, text],
  );
  await page.getByRole('main').dispatchEvent('dragover', { dataTransfer });
  await page.getByRole('heading', { name: 'Drop it anywhere' }).waitFor();
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer });
}
