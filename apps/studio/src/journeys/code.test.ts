import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { checked, columnRow, openTable, openTemplate } from './designer-for-tests.ts';
import { mouse, ways } from './hands-for-tests.ts';
import { replaceText, showTab } from './steps-for-tests.ts';

describeInBrowser('a schema as text', () => {
  const studio = useStudio();

  it.each(ways)(
    'is completed from the catalogue and from its own tables, $way',
    async ({ handsOn }) => {
      const { page } = await studio.open('/');
      const hands = handsOn(page);
      const { keyboard } = page;
      await openTemplate(hands, 'Shop');
      await showTab(hands, 'Code');
      await hands.goTo(page.getByRole('textbox', { name: 'Schema as text' }));
      for (const key of ['ControlOrMeta+End', 'ArrowUp', 'End', 'Enter']) await keyboard.press(key);

      await keyboard.type('helper: person.fir');
      await take(page, 'person.firstName');
      await keyboard.press('Enter');
      await keyboard.type('buyer: { references: cust');
      await take(page, 'customers.id');
      await checked(page);
      await showTab(hands, 'Design');
      await openTable(hands, 'reviews');

      await columnRow(page, 'helper').getByText('person.firstName').waitFor();
      await columnRow(page, 'buyer').getByText('→ customers.id').waitFor();
    },
    120_000,
  );

  it('tells under the pointer what a generator makes', async () => {
    const { page } = await studio.open('/');
    const [{ handsOn }] = ways;
    await openTemplate(handsOn(page), 'Shop');
    await showTab(handsOn(page), 'Code');

    await page.getByRole('textbox', { name: 'Schema as text' }).getByText('person.lastName').first().hover();

    await page.locator('.cm-tooltip').getByText('A surname').waitFor();
  }, 120_000);

  it.each(ways)(
    'has its problems gone to by F8 and mended by Alt Enter, $way',
    async ({ handsOn }) => {
      const { page } = await studio.open('/');
      const hands = handsOn(page);
      await openTemplate(hands, 'Shop');
      await showTab(hands, 'Code');
      await replaceText(hands, 'internet.email', 'internet.emial');
      await page.getByRole('region', { name: 'Problems' }).getByRole('button', { name: 'internet.emial' }).waitFor();

      await page.keyboard.press('F8');
      await page.keyboard.press('Alt+Enter');

      await checked(page);
      expect(await page.getByRole('textbox', { name: 'Schema as text' }).textContent()).toContain('internet.email');
    },
    120_000,
  );

  it('shows rows of a table that is there when another text has none of the open one', async () => {
    const { page } = await studio.open('/');
    const hands = mouse(page);
    await openTemplate(hands, 'Shop');
    await openTable(hands, 'orders');
    await showTab(hands, 'Code');

    await page.getByRole('textbox', { name: 'Schema as text' }).click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(
      'populace: 1\ntables:\n  accounts: { rows: 5, columns: { id: sequence, owner: person.fullName } }',
    );
    await page.getByRole('grid', { name: 'Rows of accounts' }).waitFor();
    const choice = await page.getByRole('combobox', { name: 'Table of the preview' }).inputValue();
    await checked(page);
    await page.reload();

    await page.getByRole('grid', { name: 'Rows of accounts' }).waitFor();
    expect(choice).toBe('accounts');
  }, 120_000);
});

/** Takes what is offered by the Tab key. */
async function take(page: Page, name: string): Promise<void> {
  const option = page.locator('.cm-tooltip-autocomplete').getByRole('option', { selected: true });
  await option.filter({ hasText: name }).waitFor();
  // A key that comes within a moment of the offer is meant for the text.
  await page.keyboard.press('Shift', { delay: 150 });
  await page.keyboard.press('Tab');
  await page.locator('.cm-activeLine').filter({ hasText: name }).waitFor();
}
