import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { columnRow, openTemplate } from './designer-for-tests.ts';
import { mouse } from './hands-for-tests.ts';
import { type LayoutCheck, lookAt, scriptOfChecks } from './layout/layout-checks-for-tests.ts';
import { settled } from './layout/tour-for-tests.ts';

/** A fault that the Studio once had. */
interface Fault {
  readonly name: string;
  readonly check: LayoutCheck;
  /** What the check says of it. */
  readonly told: RegExp;
  readonly size?: { readonly width: number; readonly height: number };
  /** Goes to where it was seen. */
  readonly open: (page: Page) => Promise<unknown>;
  /** Puts it back into the page. */
  readonly putBack: (page: Page) => Promise<unknown>;
}

const style = (content: string) => (page: Page) => page.addStyleTag({ content });
const columnsOf = (page: Page) => page.getByRole('grid', { name: 'Columns of customers' });

const faults: readonly Fault[] = [
  {
    name: 'panes painted over the menu of seeds',
    check: 'floating',
    told: /painted over/,
    open: (page) => page.getByRole('button', { name: 'Seeds so far' }).click(),
    putBack: style('[data-portal] { position: relative; z-index: 1 } main { position: relative; z-index: 2 }'),
  },
  {
    name: 'white text on the option of a list that a key has gone to',
    check: 'contrast',
    told: /a contrast of 1\.1/,
    open: async (page) => {
      await page.getByRole('button', { name: /^Locale mix/ }).click();
      await page.getByRole('combobox', { name: 'Add a locale' }).click();
      await page.keyboard.press('ArrowDown');
      await page.locator('[data-combobox-selected]').waitFor();
    },
    putBack: style('[data-combobox-selected] { color: #fff !important; background: #edf5f6 !important }'),
  },
  {
    name: 'a table for readers of the screen that takes room',
    check: 'scrolling',
    told: /scrolls to nothing/,
    open: async (page) => {
      await page.goto(`${page.url().replace(/\?.*/, '')}/diagram`);
      await page.locator('.react-flow__node').first().waitFor();
      await page.locator('.visually-hidden table').waitFor({ state: 'attached' });
    },
    putBack: (page) =>
      page.evaluate(() => {
        for (const table of document.querySelectorAll('.visually-hidden table')) {
          table.parentElement?.replaceWith(table);
          table.classList.add('visually-hidden');
        }
      }),
  },
  {
    name: 'a main area that is wider than the window',
    check: 'scrolling',
    told: /the page scrolls sideways by \d+ px/,
    open: (page) => page.getByRole('main').waitFor(),
    putBack: style('main { inline-size: calc(100vw + 4px) } body { overflow-x: auto }'),
  },
  {
    name: 'a focused column that its list has scrolled away',
    check: 'focus',
    told: /has the focus and is out of sight/,
    open: async (page) => {
      await columnRow(page, 'id').click();
      for (let pressed = 0; pressed < 16; pressed++) await page.keyboard.press('ArrowDown');
    },
    putBack: (page) =>
      columnsOf(page).evaluate((grid) => {
        for (let part: Element | null = grid; part !== null; part = part.parentElement) part.scrollTop = 0;
      }),
  },
  {
    name: 'a button over the name of its table',
    check: 'places',
    told: /“Rows of customers” overlap|Rows of customers.* overlap/,
    size: { width: 900, height: 700 },
    open: (page) => page.getByRole('button', { name: 'Rows of customers' }).waitFor(),
    putBack: style('[aria-label="Rows of customers"] { margin-inline-start: -60px }'),
  },
  {
    name: 'a button beyond the window',
    check: 'scrolling',
    told: /scrolls sideways/,
    size: { width: 768, height: 1024 },
    open: (page) =>
      page
        .getByRole('link', { name: /^Export/ })
        .or(page.getByRole('button', { name: /^Export/ }))
        .first()
        .waitFor(),
    putBack: (page) =>
      page
        .getByRole('link', { name: /^Export/ })
        .or(page.getByRole('button', { name: /^Export/ }))
        .first()
        .evaluate((own: HTMLElement) => {
          own.style.position = 'relative';
          own.style.insetInlineStart = '400px';
        }),
  },
  {
    name: 'a ring around the whole screen',
    check: 'focus',
    told: /has a ring and can't be operated/,
    open: (page) => page.getByRole('main').focus(),
    putBack: style('main:focus { outline: 2px solid teal !important }'),
  },
  {
    name: 'a sheet that leaves a strip beside it',
    check: 'floating',
    told: /leaves \d+ px beside it/,
    size: { width: 360, height: 740 },
    open: async (page) => {
      await columnRow(page, 'email').click();
      await page.getByRole('dialog').first().waitFor();
    },
    putBack: style(
      '[role="dialog"] { inline-size: 341px !important; min-inline-size: 0 !important; flex: none !important }',
    ),
  },
];

describeInBrowser('a fault of layouts, put back into the Studio', () => {
  const studio = useStudio(undefined, { hasScrollbars: true });

  it.each(faults)(
    'is found: $name',
    async ({ check, told, size, open, putBack }) => {
      const { page } = await studio.open('/', { reducedMotion: 'reduce', script: await scriptOfChecks() });
      await openTemplate(mouse(page), 'Shop');
      await page.setViewportSize(size ?? { width: 1440, height: 900 });
      await open(page);
      await settled(page);
      expect(await lookAt(page, [check])).toEqual([]);

      await putBack(page);
      await settled(page);

      expect(await lookAt(page, [check])).toContainEqual(expect.stringMatching(told));
    },
    120_000,
  );
});
