import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { checked } from './designer-for-tests.ts';
import { openExport } from './exports-for-tests.ts';
import { ways } from './hands-for-tests.ts';

const schema = `populace: 1
name: Club
tables:
  members:
    rows: 1_000
    columns: { id: sequence }
  visits:
    rows: { per: members, count: 2 }
    columns: { id: sequence, member: { references: members.id } }
`;

describeInBrowser('more rows in an export than a table has', () => {
  const studio = useStudio();

  it.each(ways)(
    'are said to be too many, and the table can be given as many, $way',
    async ({ handsOn }) => {
      const { page } = await studio.open('/');
      const hands = handsOn(page);
      await openClub(page);
      const dialog = await openExport(hands);
      const field = dialog.getByRole('textbox', { name: 'Rows of members' });
      await dialog.getByRole('button', { name: /^Save/ }).and(dialog.locator(':enabled')).waitFor();

      await hands.write(field, '3000000');
      await dialog.getByText('members has 1,000 rows.').waitFor();
      await dialog.getByText('More rows are chosen than a table has.').waitFor();
      expect(await dialog.getByRole('button', { name: /^Save/ }).isDisabled()).toBe(true);
      await hands.press(dialog.getByRole('button', { name: 'Make it 3,000,000' }));
      await dialog.getByText('members has 1,000 rows.').waitFor({ state: 'detached' });
      await hands.write(dialog.getByRole('textbox', { name: 'Rows of visits' }), '7000000');

      await dialog
        .getByText('visits has 6,000,000 rows. They follow from members. Give that table more rows.')
        .waitFor();
      expect(await field.inputValue()).toMatch(/^3,?000,?000$/);
    },
    240_000,
  );
});

async function openClub(page: Page): Promise<void> {
  const file = { name: 'club.yaml', mimeType: 'text/yaml', buffer: Buffer.from(schema) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await checked(page);
}
