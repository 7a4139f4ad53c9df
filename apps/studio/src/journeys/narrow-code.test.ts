import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { openTemplate } from './designer-for-tests.ts';
import { mouse } from './hands-for-tests.ts';
import { replaceText, showTab } from './steps-for-tests.ts';

describeInBrowser('a text with a problem, where there is little room', () => {
  const studio = useStudio();

  it('has heads in which nothing lies over anything else, on a tablet', async () => {
    const { page } = await studio.open('/', { viewport: { width: 768, height: 1024 } });
    await openWithProblem(page);

    for (const name of ['Text', 'Preview'])
      expect([name, await overlapsIn(page, name)]).toEqual([name, { overlaps: 0, isWithin: true }]);
  }, 120_000);

  it('has the sentence of its problem told whole, on a phone', async () => {
    const { page } = await studio.open('/', { viewport: { width: 360, height: 780 } });
    await openWithProblem(page);

    const sentence = page
      .getByRole('region', { name: 'Problems' })
      .getByRole('button', { name: /internet\.emial/ })
      .first();
    const { hidden, width } = await sentence.evaluate((own) => ({
      hidden: own.scrollWidth - own.clientWidth,
      width: own.clientWidth,
    }));
    expect(hidden).toBe(0);
    expect(width).toBeGreaterThan(300);
  }, 120_000);
});

async function openWithProblem(page: Page): Promise<void> {
  await openTemplate(mouse(page), 'Shop');
  await showTab(mouse(page), 'Code');
  await replaceText(mouse(page), 'internet.email', 'internet.emial');
  await page.getByRole('region', { name: 'Problems' }).getByText('internet.emial').first().waitFor();
}

/** How many parts of a pane's head lie over another, and whether all of them are in the pane. */
function overlapsIn(page: Page, name: string): Promise<{ readonly overlaps: number; readonly isWithin: boolean }> {
  return page.getByRole('region', { name, exact: true }).evaluate((pane) => {
    const head = pane.querySelector('h2')?.parentElement;
    if (head === null || head === undefined) throw new Error('The pane has no head.');
    const words = document.createRange();
    const boxes = [...head.children].map((part) => {
      words.selectNodeContents(part);
      const clips = getComputedStyle(part).overflow !== 'visible';
      return clips ? part.getBoundingClientRect() : words.getBoundingClientRect();
    });
    const shown = boxes.filter(({ width }) => width > 1);
    const overlaps = shown.filter((box, place) => place > 0 && box.left < (shown[place - 1]?.right ?? 0)).length;
    return { overlaps, isWithin: shown.every(({ right }) => right <= pane.getBoundingClientRect().right) };
  });
}
