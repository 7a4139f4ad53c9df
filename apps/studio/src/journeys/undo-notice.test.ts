import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { columnRow, openTemplate, selectColumn, shownColumns } from './designer-for-tests.ts';
import { mouse } from './hands-for-tests.ts';

describeInBrowser('the notice of a deletion', () => {
  const studio = useStudio();

  it('undoes the deletion, and goes once that is undone otherwise', async () => {
    const { page } = await studio.open('/');
    const hands = mouse(page);
    await openTemplate(hands, 'Shop');
    const first = await shownColumns(page);
    const notice = page.getByText('email is deleted.');

    await selectColumn(hands, 'email');
    await page.keyboard.press('Delete');
    await notice.waitFor();
    await page.keyboard.press('ControlOrMeta+Z');
    await columnRow(page, 'email').waitFor();
    await notice.waitFor({ state: 'detached', timeout: 5000 });
    await selectColumn(hands, 'email');
    await page.keyboard.press('Delete');
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await columnRow(page, 'email').waitFor();

    expect(await shownColumns(page)).toEqual(first);
  }, 120_000);
});
