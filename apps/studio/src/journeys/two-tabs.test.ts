import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { openTable, openTemplate, selectColumn } from './designer-for-tests.ts';
import { downloadText } from './exports-for-tests.ts';
import { type Hands, mouse, ways } from './hands-for-tests.ts';
import { field } from './steps-for-tests.ts';
import type { Visit } from './visit-for-tests.ts';

/** A tab hears of the other one in its own time. */
const slowly = { interval: 300, timeout: 20_000 };

describeInBrowser('a schema in two tabs', () => {
  const studio = useStudio();

  /** Opens the shop in two tabs. */
  async function openTwice(handsOn: (page: Page) => Hands): Promise<readonly [visit: Visit, one: Hands, other: Hands]> {
    const visit = await studio.open('/');
    const one = handsOn(visit.page);
    await openTemplate(one, 'Shop');
    const tab = await visit.openTab(new URL(visit.page.url()).pathname);
    await tab.getByRole('grid').first().waitFor();
    return [visit, one, handsOn(tab)];
  }

  it.each(ways)(
    'has the edits of both, whoever was first, and after it is loaded anew, $way',
    async ({ handsOn }) => {
      const [visit, one, other] = await openTwice(handsOn);

      await note(one, 'customers', 'email', 'By the first tab');
      await note(other, 'products', 'price', 'By the second tab');
      await note(one, 'orders', 'placed_at', 'Again by the first');
      // At the same moment, the one not knowing of the other.
      await selectColumn(other, 'sku');
      await selectColumn(one, 'id');
      await Promise.all([write(one, 'At once, here'), write(other, 'At once, there')]);
      await Promise.all([saved(one), saved(other)]);
      await other.page.reload();
      await one.page.reload();
      await one.page.getByRole('grid').first().waitFor();

      const text = await textOf(visit, one);
      const notes = [...text.matchAll(/description: "?(By the|Again|At once)[^"\n}]*/g)].map(([words]) => words);
      expect(notes).toHaveLength(5);
      await saved(other);
    },
    240_000,
  );

  it.each(ways)(
    'offers both versions where both changed the same line, $way',
    async ({ handsOn }) => {
      const [visit, one, other] = await openTwice(handsOn);
      visit.page.on('dialog', (dialog) => void dialog.accept());
      other.page.on('dialog', (dialog) => void dialog.accept());
      await selectColumn(one, 'email');
      await selectColumn(other, 'email');

      const [asked, settled] = await bothWrite(one, other);
      // What is undecided outlives the page, and what the other tab goes on with.
      await note(settled, 'products', 'price', 'Later, elsewhere');
      await saved(settled);
      await asked.page.reload();
      await asked.press(compare(asked));
      const dialog = asked.page.getByRole('dialog', { name: 'Two versions of this schema' });
      await dialog.getByRole('heading', { name: 'The other tab' }).waitFor();
      const versions = (await dialog.locator('pre').allTextContents()).join('\n');
      await asked.press(dialog.getByRole('radio', { name: 'Both' }));
      await asked.press(dialog.getByRole('radio', { name: 'Theirs' }));
      await asked.press(dialog.getByRole('button', { name: 'Keep mine' }));
      await saved(asked);
      const [mine, theirs] = asked === one ? ['first', 'second'] : ['second', 'first'];
      const text = () => textOf(visit, one);

      expect(versions).toContain('Version of the first');
      expect(versions).toContain('Version of the second');
      await expect.poll(text, slowly).toContain(`Version of the ${mine}`);
      expect(await text()).toContain('Later, elsewhere');
      // The other one is a step back.
      await asked.press(asked.page.getByRole('button', { name: 'Undo' }).first());
      await expect.poll(text, slowly).toContain(`Version of the ${theirs}`);
    },
    240_000,
  );

  it('comes back where it was deleted in the other tab, and somebody goes on writing', async () => {
    const [, one, other] = await openTwice(mouse);
    await note(one, 'customers', 'email', 'Wanted');
    await saved(one);
    await other.page.goto(studio.url());
    await other.page.getByRole('button', { name: 'More of Corner shop' }).click();
    await other.page.getByRole('menuitem', { name: 'Delete' }).click();
    const recent = other.page.getByRole('link', { name: /Corner shop/ });
    await recent.waitFor({ state: 'detached' });

    await note(one, 'customers', 'email', 'Still wanted');
    await saved(one);
    await recent.click();
    await openTable(other, 'customers');
    await selectColumn(other, 'email');

    await field(other.page, 'Note').and(other.page.locator('[value="Still wanted"]')).waitFor();
  }, 120_000);
});

async function textOf(visit: Visit, hands: Hands): Promise<string> {
  await hands.page.bringToFront();
  return readFileSync(await downloadText(visit, hands), 'utf8');
}

/** Writes a note to a column of a table. */
async function note(hands: Hands, table: string, column: string, words: string): Promise<void> {
  await openTable(hands, table);
  await selectColumn(hands, column);
  await write(hands, words);
}

async function write({ page, write: fill }: Hands, words: string): Promise<void> {
  await fill(field(page, 'Note'), words);
}

async function saved({ page }: Hands): Promise<void> {
  await page.getByText(/^(Saved in this browser|Your work of .* is here)/).waitFor({ state: 'attached' });
}

function compare({ page }: Hands) {
  return page.getByRole('button', { name: 'Compare' });
}

/** So long it takes at most until a tab hears of the other, on a busy machine. */
const HEARD_MS = 15_000;

/**
 * Both write at once, and who came second is asked. Where one was so late that it had heard of the other before it wrote, nobody is asked,
 * and they write again.
 */
async function bothWrite(one: Hands, other: Hands): Promise<readonly [asked: Hands, settled: Hands]> {
  for (let time = 1; ; time++) {
    await Promise.all([write(one, `Version of the first, ${time}`), write(other, `Version of the second, ${time}`)]);
    const asked = [one, other].map((hands) => compare(hands).waitFor({ timeout: HEARD_MS }));
    const isAsked = await Promise.any(asked).then(
      () => true,
      () => false,
    );
    if (isAsked) return (await compare(one).isVisible()) ? [one, other] : [other, one];
    if (time === MOST_TIMES) throw new Error('Nobody was asked.');
  }
}

const MOST_TIMES = 5;
