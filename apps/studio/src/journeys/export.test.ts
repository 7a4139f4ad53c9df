import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { generated } from './command-line-for-tests.ts';
import { checked } from './designer-for-tests.ts';
import { chooseFormat, downloadText, openExport, saveDownload } from './exports-for-tests.ts';
import { mouse, ways } from './hands-for-tests.ts';

const schema = `populace: 1
name: Two
tables:
  towns:
    rows: 3
    columns:
      id: sequence
      name: { generator: choice, values: [Köln, Zürich] }
  people:
    rows: 40
    columns:
      id: sequence
      town: { references: towns.id }
`;

/** Formats whose files hold all tables, but cannot be joined to one. */
const wholes = [
  { format: 'Excel', extension: 'xlsx' },
  { format: 'SQLite', extension: 'sqlite' },
];

describeInBrowser('what an export shows and writes', () => {
  const studio = useStudio();

  it('is read in the encoding that was chosen', async () => {
    const { page } = await studio.open('/', { viewport: { width: 1440, height: 1400 } });
    await openTwo(page);
    const hands = mouse(page);
    const dialog = await openExport(hands);
    const sample = dialog.getByRole('region', { name: 'The first bytes of the file' });
    await sample.getByText('1,Köln').or(sample.getByText('1,Zürich')).waitFor();
    await dialog.getByText('UTF-8', { exact: true }).waitFor();

    await hands.tick(dialog.getByRole('switch', { name: 'bom' }), true);
    await sample.getByText('[EF BB BF] id,name').waitFor();
    await dialog.getByText('UTF-8, byte order mark').waitFor();
    for (const [encoding, words] of [
      ['utf-16be', 'UTF-16BE, byte order mark'],
      ['utf-16le', 'UTF-16LE, byte order mark'],
    ] as const) {
      await dialog.getByRole('combobox', { name: 'encoding' }).click();
      await page.getByRole('option', { name: encoding }).click();
      await dialog.getByText(words, { exact: true }).waitFor();
    }

    const lines = await sample.getByRole('code').allTextContents();
    expect(lines[0]).toBe('[FF FE] id,name');
    expect(lines.slice(1).every((line) => /^[1-3],(Köln|Zürich)$/.test(line))).toBe(true);
  }, 120_000);

  it.each(ways.flatMap((way) => wholes.map((whole) => ({ ...way, ...whole }))))(
    'is one $format file of all tables, or one a table, as of the command line, $way',
    async ({ handsOn, format, extension }) => {
      const visit = await studio.open('/');
      const hands = handsOn(visit.page);
      await openTwo(visit.page);
      const dialog = await openExport(hands);

      await chooseFormat(hands, dialog, format);
      const whole = readFileSync(await saveDownload(visit, hands));
      await hands.press(dialog.getByRole('radio', { name: 'one a table' }));
      const archive = unzipSync(readFileSync(await saveDownload(visit, hands)));
      await hands.press(dialog.getByRole('button', { name: 'Close' }));
      const file = await downloadText(visit, hands);

      expect((await generated(file, `all.${extension}`))[`all.${extension}`]?.equals(whole)).toBe(true);
      const single = await generated(file, `{table}.${extension}`);
      expect(Object.keys(archive)).toEqual([`towns.${extension}`, `people.${extension}`]);
      for (const [name, bytes] of Object.entries(archive)) expect(single[name]?.equals(bytes), name).toBe(true);
    },
    240_000,
  );

  it('is not saved in a format that cannot hold it, which says why', async () => {
    const { page } = await studio.open('/');
    await openTwo(page);
    const hands = mouse(page);
    const dialog = await openExport(hands);
    const save = dialog.getByRole('button', { name: /^Save/ });

    await hands.press(dialog.getByRole('button', { name: /^GeoJSON/ }));
    await dialog.getByRole('alert').getByText('No sample: ').waitFor();
    await expect.poll(() => save.isDisabled()).toBe(true);
    await chooseFormat(hands, dialog, 'CSV');

    expect(await dialog.getByRole('alert').count()).toBe(0);
  }, 120_000);

  it('has a list of formats on a phone, in which the chosen one is in sight', async () => {
    const { page } = await studio.open('/', { viewport: { width: 390, height: 844 } });
    await openTwo(page);
    const dialog = await openExport(mouse(page));
    const list = page.getByRole('dialog', { name: 'Format' });
    const entry = (name: string) => list.getByRole('button', { name: new RegExp(`^${name}`) });

    await dialog.getByRole('button', { name: 'Format: CSV' }).click();
    await list.getByRole('textbox', { name: 'Name or content type' }).fill('calendar');
    await entry('iCalendar').click();
    await list.waitFor({ state: 'hidden' });
    await dialog.getByRole('button', { name: 'Format: iCalendar' }).click();
    await list.getByRole('textbox').waitFor();

    await expect.poll(() => isInSight(page, 'iCalendar .ics')).toBe(true);
    expect(await isInSight(page, 'CSV .csv')).toBe(false);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    expect(await dialog.isVisible()).toBe(true);
  }, 120_000);
});

async function openTwo(page: Page): Promise<void> {
  const file = { name: 'two.yaml', mimeType: 'text/yaml', buffer: Buffer.from(schema) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await checked(page);
}

/** Whether the format whose name and extension begin so stands within the part of the list that is shown. */
function isInSight(page: Page, words: string): Promise<boolean> {
  return page.evaluate((own) => {
    const [name, extension] = own.split(' ');
    const button = [...document.querySelectorAll('li > button')].find(
      (each) => each.textContent?.startsWith(`${name}${extension}`) === true,
    );
    const list = button?.closest('ul')?.getBoundingClientRect();
    const place = button?.getBoundingClientRect();
    return list !== undefined && place !== undefined && place.top >= list.top - 1 && place.bottom <= list.bottom + 1;
  }, words);
}
