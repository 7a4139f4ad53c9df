import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { generated } from './command-line-for-tests.ts';
import { openTemplate, selectColumns } from './designer-for-tests.ts';
import { mouse } from './hands-for-tests.ts';
import { replaceText, showTab } from './steps-for-tests.ts';

const shop = fileURLToPath(new URL('../../../../examples/shop.yaml', import.meta.url));

describeInBrowser('the profile of a column', () => {
  const studio = useStudio();
  /** The customers as the command line writes them: a thousand, so that the profile looks at all. */
  let customers: readonly Readonly<Record<string, string>>[] = [];

  beforeAll(async () => {
    const { 'customers.csv': csv = Buffer.alloc(0) } = await generated(shop, 'customers.csv', '--table', 'customers');
    customers = parse(csv, { columns: true });
  }, 120_000);

  const valuesOf = (column: string) => customers.map((row) => row[column] ?? '');

  it('counts what stands in the file, texts by their lengths', async () => {
    const { page } = await studio.open('/');
    await openTemplate(mouse(page), 'Shop');

    await selectColumns(page, ['email']);
    const profile = profileOf(page, 'email');
    await profile.getByText('all 1,000 rows').waitFor();

    const emails = valuesOf('email');
    const lengths = emails.map((email) => [...email].length);
    expect(await factsOf(profile)).toMatchObject({
      Distinct: String(new Set(emails).size),
      Nulls: '0',
      Shortest: String(Math.min(...lengths)),
      Longest: String(Math.max(...lengths)),
    });
    const bins = await cellsOf(profile.getByRole('table', { name: 'Length in characters' }));
    expect(bins.length).toBeGreaterThan(5);
    for (const [from, to, count] of bins) {
      expect(count).toBe(lengths.filter((length) => length >= Number(from) && length < Number(to)).length);
    }
  }, 120_000);

  it('sets what was achieved beside what was asked', async () => {
    const { page } = await studio.open('/');
    await openTemplate(mouse(page), 'Shop');

    await selectColumns(page, ['tier']);
    const tiers = await cellsOf(profileOf(page, 'tier').getByRole('table', { name: 'Values' }));
    await selectColumns(page, ['newsletter']);
    const newsletter = profileOf(page, 'newsletter');
    const truths = await cellsOf(newsletter.getByRole('table', { name: 'Values' }));
    const nulls = await cellsOf(newsletter.getByRole('table', { name: 'Nulls' }));

    const count = (column: string, value: string) => valuesOf(column).filter((own) => own === value).length;
    const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;
    const tier = (name: string, asked: string) => {
      const rows = count('tier', name);
      return [name, rows, percent(rows / 1000), asked];
    };
    expect(tiers).toEqual([tier('free', '80%'), tier('plus', '15%'), tier('pro', '5%')]);
    const none = count('newsletter', '');
    const truth = (name: string, asked: string) => {
      const rows = count('newsletter', name);
      return [name, rows, percent(rows / (1000 - none)), asked];
    };
    expect(truths).toEqual([truth('true', '30%'), truth('false', '70%')]);
    expect(nulls).toEqual([['null', none, percent(none / 1000), '5%']]);
  }, 120_000);

  it('has its shape in the head of the column, and says it in words', async () => {
    const { page } = await studio.open('/', { viewport: { width: 2500, height: 900 } });
    await openTemplate(mouse(page), 'Shop');

    const heads = page.getByRole('grid', { name: 'Rows of customers' });
    const tier = heads.getByRole('columnheader', { name: 'tier' });
    await tier.locator('rect').first().waitFor({ state: 'attached' });
    const heights = await tier.locator('rect').evaluateAll((bars) => bars.map((bar) => bar.getAttribute('height')));

    const count = (name: string) => valuesOf('tier').filter((own) => own === name).length;
    // A value that came has a pixel at least.
    const height = (name: string) => Math.max(1, (14 * count(name)) / count('free'));
    expect(heights.map(Number)).toEqual(['free', 'plus', 'pro'].map(height));
    expect(await tier.getAttribute('title')).toBe(
      'tier: string. All 1,000 rows: 3 different values, 3 to 4 characters',
    );
    // Numbers that only count up have none.
    expect(await heads.getByRole('columnheader', { name: 'id', exact: true }).locator('rect').count()).toBe(0);
  }, 120_000);

  it('has a pane of its own on a phone, where another column can be chosen', async () => {
    const { page } = await studio.open('/', { viewport: { width: 360, height: 740 } });
    await page.getByRole('button', { name: 'Shop', exact: true }).click();

    await page.getByRole('radiogroup', { name: 'Panes' }).getByText('Profile').click();
    await profileOf(page, 'id').waitFor();
    await page.getByRole('combobox', { name: 'Column' }).click();
    await page.getByRole('option', { name: 'born' }).click();

    const facts = await factsOf(profileOf(page, 'born'));
    const days = valuesOf('born').sort();
    expect(facts).toMatchObject({ Least: days[0], Greatest: days.at(-1) });
  }, 120_000);

  it('stays as it was while the text is wrong, and says so', async () => {
    const { page } = await studio.open('/');
    await openTemplate(mouse(page), 'Shop');
    await selectColumns(page, ['tier']);
    const profile = profileOf(page, 'tier');
    const before = await factsOf(profile);

    await showTab(mouse(page), 'Code');
    await replaceText(mouse(page), 'internet.email', 'internet.emial');
    await showTab(mouse(page), 'Design');
    await profile.getByText('as before the change').waitFor();
    const wrong = await factsOf(profile);
    await page.getByRole('button', { name: /^Undo/ }).click();

    await profile.getByText('as before the change').waitFor({ state: 'detached' });
    expect(wrong).toEqual(before);
    expect(await factsOf(profile)).toEqual(before);
  }, 120_000);
});

function profileOf(page: Page, column: string): Locator {
  return page.getByRole('region', { name: `Profile of ${column}` });
}

/** The figures of a profile by their names. */
async function factsOf(profile: Locator): Promise<Readonly<Record<string, string>>> {
  await profile.getByRole('term').first().waitFor();
  const [names, values] = await Promise.all([
    profile.getByRole('term').allTextContents(),
    profile.getByRole('definition').allTextContents(),
  ]);
  return Object.fromEntries(names.map((name, place) => [name, (values[place] ?? '').replaceAll(',', '')]));
}

/** The cells of the rows of a table below its heads, numbers of rows as numbers. */
async function cellsOf(table: Locator): Promise<readonly (readonly (string | number)[])[]> {
  await table.waitFor({ state: 'attached' });
  const rows = await table.locator('tbody tr').all();
  const texts = await Promise.all(rows.map((row) => row.locator('th, td').allTextContents()));
  return texts.map((cells) => cells.map((cell) => (/^[\d,]+$/.test(cell) ? Number(cell.replaceAll(',', '')) : cell)));
}
