import type { Page } from 'playwright-core';

/** Drops a file on the page, as from a folder. */
export function dropFile(page: Page, name: string, text: string): Promise<void> {
  return dropFiles(page, { [name]: Buffer.from(text) });
}

/** Drops files on the page together. */
export async function dropFiles(page: Page, files: Readonly<Record<string, Buffer>>): Promise<void> {
  const given = Object.entries(files).map(([name, bytes]) => [name, bytes.toString('base64')] as const);
  const dataTransfer = await page.evaluateHandle((entries) => {
    const held = new DataTransfer();
    for (const [name, bytes] of entries) {
      const content = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0));
      held.items.add(new File([content], name));
    }
    return held;
  }, given);
  await page.getByRole('main').dispatchEvent('dragover', { dataTransfer });
  await page.getByRole('heading', { name: /^Drop (it|them) anywhere$/ }).waitFor();
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer });
}
