import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { checked, shownColumns } from './designer-for-tests.ts';
import { dropFile } from './dropped-files-for-tests.ts';

describeInBrowser('a file that is dropped on the content types', () => {
  const studio = useStudio();

  it('is told by its name and its bytes, and goes nowhere', async () => {
    const { page, asked } = await studio.open('/files');
    await page.getByRole('link', { name: 'application/pdf' }).first().waitFor();

    const before = asked.length;
    await dropFile(page, 'people.csv', '%PDF-1.7\n');
    const card = page.getByRole('article', { name: 'people.csv' });
    await card.getByText('The bytes are not what the name says.').waitFor();

    expect(await card.getByRole('definition').allInnerTexts()).toEqual([
      'text/csv',
      expect.stringContaining('application/pdf'),
      '.pdf',
      'no format',
      'not yet: what is read is CSV, TSV, JSON, NDJSON',
    ]);
    expect(asked.slice(before)).toEqual([]);
  }, 120_000);

  it('becomes a schema where it has rows', async () => {
    const { page } = await studio.open('/files');
    await dropFile(page, 'pets.tsv', 'id\tname\n1\tRex\n2\tMia\n3\tTom\n');

    const card = page.getByRole('article', { name: 'pets.tsv' });
    await card.getByText('The name and the bytes agree.').waitFor();
    await card.getByRole('button', { name: 'Make a schema of its rows' }).click();

    await checked(page);
    expect(await shownColumns(page)).toEqual(['id', 'name']);
  }, 120_000);

  it('becomes a schema where its rows are in JSON', async () => {
    const { page } = await studio.open('/files');
    await dropFile(page, 'pets.json', '[{"id":1,"name":"Rex"},{"id":2,"name":"Mia"}]');

    const card = page.getByRole('article', { name: 'pets.json' });
    await card.getByRole('button', { name: 'Make a schema of its rows' }).click();

    await checked(page);
    expect(await shownColumns(page)).toEqual(['id', 'name']);
  }, 120_000);

  it('is put away again, and another one can be chosen', async () => {
    const { page } = await studio.open('/files');
    await dropFile(page, 'README', 'GIF89a');
    await page.getByText('The name says nothing; the bytes do.').waitFor();

    await page.getByRole('button', { name: 'Put away what was said of README' }).click();
    await page.getByRole('article').waitFor({ state: 'hidden' });
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).click();
    await (await chooser).setFiles({ name: 'nothing', mimeType: '', buffer: Buffer.from('') });

    await page.getByText('Neither the name nor the bytes say anything that is known.').waitFor();
  }, 120_000);
});
