import type { Page } from 'playwright-core';
import { type LayoutCheck, lookAt } from './layout-checks-for-tests.ts';

/** Something that is opened over a screen, or a state of it. */
export interface Stop {
  readonly name: string;
  /** Opens it; returns false where a page of this width has none. */
  readonly open: (page: Page, width: number) => Promise<unknown>;
  /** Closes it; by default that is one press of Escape. */
  readonly close?: (page: Page, width: number) => Promise<unknown>;
}

/** Sizes of pages: two phones' worth of room, tablets upright and half a window, desks. */
export const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 900, height: 700 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const;

/** In these widths a page is looked at in dark, too: the layouts of a phone and of a desk draw everything there is. */
const DARK_WIDTHS: readonly number[] = [360, 1440];

/** What opens something, where it can be pressed. */
const OPENERS =
  ':is([aria-haspopup="menu"], [aria-haspopup="dialog"], [aria-haspopup="listbox"]):visible:not(:disabled)';

/** What opens is looked at in one width of each layout that draws it in a way of its own. */
const OPENED_WIDTHS: readonly number[] = [360, 900, 1440];

/** Goes over screens in all sizes, and gathers what the checks find. */
export class Tour {
  readonly #page: Page;
  readonly #found = new Map<string, Set<number>>();

  constructor(page: Page) {
    page.setDefaultTimeout(15_000);
    this.#page = page;
  }

  /** What was found, each with the widths of the pages where it was. */
  get found(): readonly string[] {
    return [...this.#found].map(([trouble, widths]) => `${trouble} (${[...widths].join(', ')})`);
  }

  /** Looks at what is open, and at what opens over it, in every size. */
  async visit(name: string, stops: readonly Stop[] = [], widths?: readonly number[]): Promise<void> {
    for (const size of sizes.filter(({ width }) => widths?.includes(width) ?? true)) {
      await this.#page.setViewportSize(size);
      await this.#look(name, size.width, ['scrolling', 'places', 'floating']);
      for (const stop of stops) await this.#visitStop(`${name}, ${stop.name}`, stop, size.width);
    }
  }

  /** Opens every menu, list of options and popover of what is open, one after the other, and looks at each. */
  async openAll(name: string, within = 'body', widths: readonly number[] = OPENED_WIDTHS): Promise<void> {
    const page = this.#page;
    for (const size of sizes.filter(({ width }) => widths.includes(width))) {
      await page.setViewportSize(size);
      await settled(page);
      const openers = page.locator(within).locator(OPENERS);
      const kinds = new Set<string>();
      for (let place = 0; place < (await openers.count()); place++) {
        const opener = openers.nth(place);
        const label = await opener.evaluate((own) => own.ariaLabel ?? own.textContent?.trim() ?? own.id);
        // Those of each column are alike.
        const kind = label.replace(/ of .*/, '');
        if (kinds.has(kind)) continue;
        kinds.add(kind);
        const open = async () => {
          await opener.click();
          // A list marks an option only when a key goes to one.
          if (
            (await opener.getAttribute('role')) === 'combobox' ||
            (await opener.getAttribute('aria-haspopup')) === 'listbox'
          )
            await page.keyboard.press('ArrowDown');
        };
        await this.#visitStop(`${name}, opened: ${label}`, { name: label, open }, size.width);
      }
    }
  }

  async #visitStop(name: string, stop: Stop, width: number): Promise<void> {
    const page = this.#page;
    try {
      if ((await stop.open(page, width)) === false) return;
      await this.#look(name, width, ['scrolling', 'places', 'floating', 'focus']);
      await (stop.close === undefined ? page.keyboard.press('Escape') : stop.close(page, width));
      await settled(page);
      this.#note(`${name}, closed`, width, await lookAt(page, ['focus']));
    } catch (error) {
      throw new Error(`${name}, ${width} px: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }

  async #look(name: string, width: number, checks: readonly LayoutCheck[]): Promise<void> {
    const page = this.#page;
    await settled(page);
    this.#note(name, width, await lookAt(page, [...checks, 'contrast', 'pointing']));
    if (!DARK_WIDTHS.includes(width)) return;
    await page.emulateMedia({ colorScheme: 'dark' });
    await settled(page);
    this.#note(`${name}, dark`, width, await lookAt(page, ['contrast', 'pointing']));
    await page.emulateMedia({ colorScheme: 'light' });
    await settled(page);
  }

  #note(name: string, width: number, troubles: readonly string[]): void {
    for (const trouble of troubles) {
      const key = `${name}: ${trouble}`;
      const widths = this.#found.get(key) ?? new Set();
      this.#found.set(key, widths.add(width));
    }
  }
}

/** Waits until nothing is on its way any more: nothing loads, and the page has not changed for some frames; or for long enough. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-kind="loading"]') === null);
  await page.evaluate(
    async ([quietMs, longestMs]) => {
      await document.fonts.ready;
      await new Promise<void>((done) => {
        const end = (): void => {
          observer.disconnect();
          done();
        };
        let waiting = setTimeout(end, quietMs);
        setTimeout(end, longestMs);
        const observer = new MutationObserver(() => {
          clearTimeout(waiting);
          waiting = setTimeout(end, quietMs);
        });
        observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
      });
      const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
      await Promise.race([
        Promise.all(ending.map((animation) => animation.finished.catch(() => undefined))),
        new Promise((done) => setTimeout(done, longestMs)),
      ]);
    },
    [80, 3000] as const,
  );
}
