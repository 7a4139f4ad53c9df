import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { openTemplate } from './designer-for-tests.ts';
import { mouse } from './hands-for-tests.ts';
import { inspector } from './steps-for-tests.ts';

describeInBrowser('the locale of a table', () => {
  const studio = useStudio();

  it('is that of the schema again where the field is emptied', async () => {
    const { page } = await studio.open('/');
    await openTemplate(mouse(page), 'Shop');
    const locale = inspector(page).getByRole('combobox', { name: 'Locale' });

    await locale.fill('de_AT');
    await locale.press('Enter');
    await locale.and(page.locator('[value^="de_AT"]')).waitFor();
    await locale.press('ControlOrMeta+A');
    await locale.press('Backspace');
    await locale.press('Enter');
    await locale.blur();

    await locale.and(page.locator('[value=""]')).waitFor();
    expect(await locale.getAttribute('placeholder')).toBe('As in the schema');
  }, 120_000);
});
