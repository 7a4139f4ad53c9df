import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { openTemplate } from './designer-for-tests.ts';
import { openExport } from './exports-for-tests.ts';
import { mouse } from './hands-for-tests.ts';

/** A browser that lets a page neither copy nor write files. */
const refusals = `
  if (navigator.clipboard) navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied.', 'NotAllowedError'));
  window.showSaveFilePicker = () => Promise.reject(new DOMException('No files here.', 'SecurityError'));
`;

describeInBrowser('an export that the browser refuses', () => {
  const studio = useStudio();

  it('says in the dialog why nothing was saved', async () => {
    const { page } = await studio.open('/', { script: refusals });
    const hands = mouse(page);
    await openTemplate(hands, 'Staff');
    const dialog = await openExport(hands);

    await dialog.getByRole('button', { name: /^Save/ }).click();

    await dialog.getByText('The export failed: No files here.').waitFor();
  }, 120_000);

  it('shows a command that could not be copied, selected', async () => {
    const { page } = await studio.open('/', { script: refusals });
    const hands = mouse(page);
    await openTemplate(hands, 'Staff');
    const dialog = await openExport(hands);

    await dialog.getByRole('button', { name: 'As command' }).click();
    await dialog.getByText('The browser did not allow copying.').waitFor();
    const selected = await dialog.getByRole('textbox', { name: 'Text to copy' }).evaluate((field) => {
      if (!(field instanceof HTMLTextAreaElement)) return undefined;
      return field.value.slice(field.selectionStart, field.selectionEnd);
    });
    await dialog.getByRole('button', { name: 'Put away the text to copy' }).click();
    await dialog.getByText('The browser did not allow copying.').waitFor({ state: 'detached' });

    expect(selected).toMatch(/populace .*staff/s);
  }, 120_000);
});
