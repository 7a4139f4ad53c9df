import { findChromium, launchChromium } from '@populace/testkit/browsers';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from './browser-for-tests.ts';
import { type LayoutCheck, lookAt, scriptOfChecks } from './layout/layout-checks-for-tests.ts';

describeInBrowser('the checks of layouts', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launchChromium((await findChromium()) ?? '', { hasScrollbars: true });
    page = await browser.newPage({ viewport: { width: 600, height: 400 } });
    await page.addInitScript({ content: await scriptOfChecks() });
  }, 60_000);
  afterAll(() => browser?.close());

  async function found(check: LayoutCheck, body: string, act?: () => Promise<void>): Promise<readonly string[]> {
    await page.goto('about:blank');
    await page.setContent(`<!doctype html><style>${styles}</style><body>${body}</body>`);
    await act?.();
    return lookAt(page, [check]);
  }

  it('find a table for readers that makes its pane scroll, and let one in an element of one pixel be', async () => {
    const rows = '<tr><td>1</td></tr>'.repeat(9);

    const wrong = await found(
      'scrolling',
      `<div class="pane"><p>Rows</p><table class="visually-hidden">${rows}</table></div>`,
    );
    const right = await found(
      'scrolling',
      `<div class="pane"><p>Rows</p><div class="visually-hidden"><table>${rows}</table></div></div>`,
    );

    expect(wrong).toEqual([expect.stringContaining('scrolls to nothing by')]);
    expect(right).toEqual([]);
  });

  it('find what scrolls by some pixels, and let a long list be', async () => {
    const low = await found('scrolling', '<div class="pane"><div style="block-size: 103px">High</div></div>');
    const wide = await found('scrolling', '<div class="pane"><div style="inline-size: 204px">Wide</div></div>');
    const right = await found('scrolling', '<div class="pane"><div style="block-size: 300px">Long</div></div>');

    expect(low).toEqual(['scrolling: div.pane “High” scrolls by only 3 px']);
    expect(wide).toEqual(['scrolling: div.pane “Wide” scrolls sideways by 4 px']);
    expect(right).toEqual([]);
  });

  it('find a page that is wider than its window', async () => {
    expect(await found('scrolling', '<p style="inline-size: 640px">Wide</p>')).toContainEqual(
      'scrolling: the page scrolls sideways by 40 px',
    );
    expect(await found('scrolling', '<p>Narrow</p>')).toEqual([]);
  });

  it('find controls over one another and beyond the window, but not a button in its field', async () => {
    const wrong = await found(
      'places',
      '<div class="bar"><button>customers</button><button style="margin-inline-start: -30px">1,000</button><button class="off">Export</button></div>',
    );
    const right = await found(
      'places',
      '<div class="bar"><button>customers</button><button>1,000</button><span class="mantine-Input-wrapper"><input><button style="margin-inline-start: -30px">x</button></span></div>',
    );

    expect(wrong).toEqual([
      'places: button “customers” and button “1,000” overlap',
      'places: button.off “Export” is cut',
    ]);
    expect(right).toEqual([]);
  });

  it('find white text on a light option, also where only the pointer makes it so, and let what is switched off be', async () => {
    const list = (option: string) => `<ul role="listbox"><li role="option" ${option}>Poisson</li></ul>`;

    expect(await found('contrast', list('class="active"'))).toEqual([expect.stringContaining('a contrast of 1.1')]);
    expect(await found('contrast', list('class="active" style="color: #172025"'))).toEqual([]);
    expect(await found('contrast', list('class="pointed"'))).toEqual([]);
    expect(await found('pointing', list('class="pointed"'))).toEqual([expect.stringContaining('a contrast of 1.1')]);
    expect(await found('contrast', list('class="active" aria-disabled="true"'))).toEqual([]);
  });

  it('see through to the ground that a text has', async () => {
    const badge = (ground: string) =>
      `<div style="position: relative; background: #fff"><i style="position: absolute; inset: 0; pointer-events: none; background: ${ground}"></i><b style="position: relative; color: #fff">On it</b></div>`;

    expect(await found('contrast', badge('#0b5c70'))).toEqual([]);
    expect(await found('contrast', badge('#f0f2f2'))).toEqual([expect.stringContaining('a contrast of 1.1')]);
  });

  it('find a focus that is lost, scrolled away, covered, or marks a whole screen', async () => {
    const list = '<div class="pane"><p style="block-size: 300px">Above</p><button id="own">Row</button></div>';
    const focus = (isScrolled: boolean) => () =>
      page.evaluate((isSeen) => document.getElementById('own')?.focus({ preventScroll: !isSeen }), isScrolled);

    expect(await found('focus', list)).toEqual(['focus: the focus is lost']);
    expect(await found('focus', list, focus(false))).toEqual(['focus: button “Row” has the focus and is out of sight']);
    expect(await found('focus', list, focus(true))).toEqual([]);
    expect(await found('focus', '<button id="own">Under</button><div class="cover"></div>', focus(true))).toEqual([
      'focus: button “Under” has the focus and is covered',
    ]);
    const main = (style: string) => `<main id="own" tabindex="-1" style="${style}">Screen</main>`;
    expect(await found('focus', main('outline: 2px solid teal'), focus(true))).toEqual([
      "focus: main “Screen” has a ring and can't be operated",
    ]);
    expect(await found('focus', main('outline: none'), focus(true))).toEqual([]);
  });

  it('find a menu that a pane is painted over, and let one of a higher layer be', async () => {
    const menu = (layer: string) =>
      `<div style="position: relative; z-index: ${layer}"><div role="menu" class="menu">Seeds</div></div><div class="head">Name</div>`;

    expect(await found('floating', menu('1'))).toEqual([
      'floating: div[menu].menu “Seeds” is painted over by div.head “Name”',
    ]);
    expect(await found('floating', menu('auto'))).toEqual([]);
  });

  it('find a sheet that leaves a strip of the page beside it', async () => {
    const sheet = (width: string) =>
      `<div role="dialog" aria-modal="true" class="sheet" style="inline-size: ${width}">Inspector</div>`;

    expect(await found('floating', sheet('581px'))).toEqual([
      'floating: div[dialog].sheet “Inspector” leaves 19 px beside it',
    ]);
    expect(await found('floating', sheet('100%'))).toEqual([]);
  });
});

/** Small copies of what the Studio has. */
const styles = `
  body { margin: 0; color: #172025; background: #fff }
  .visually-hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%) }
  .pane { position: relative; inline-size: 200px; block-size: 100px; overflow: auto }
  .pane p { margin: 0 }
  .bar { display: flex; inline-size: 600px; overflow: hidden; position: relative }
  .off { position: absolute; inset-inline-start: 580px }
  .active, .pointed:hover { color: #fff; background: #edf5f6 }
  .cover { position: fixed; inset: 0; background: #fff }
  .menu { position: absolute; z-index: 50; inline-size: 200px; block-size: 100px; background: #fff }
  .head { position: relative; z-index: 2; block-size: 40px; background: #eee }
  .sheet { position: fixed; inset-block-end: 0; inset-inline-start: 0; block-size: 200px; background: #fff }
`;
