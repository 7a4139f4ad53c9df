import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { giveBack, takeContext } from './shared-browser-for-tests.ts';
import { watchContext } from './watched-context-for-tests.ts';

/** A page of the Studio, in a browser that has never been there. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Every address that was asked for, in order. */
  readonly asked: readonly string[];
  /** What has gone wrong so far. */
  readonly troubles: readonly string[];
  /** Lets a trouble pass that the test is about, such as a request that fails without network. */
  allow(trouble: RegExp): void;
  /** Takes the network away, or gives it back. */
  setOffline(isOffline: boolean): Promise<void>;
  /** Does something that downloads a file, and returns the path where it is kept until the test ends. */
  download(act: () => Promise<unknown>): Promise<string>;
  /** Opens another tab of the same browser, which shares what is kept. */
  openTab(path: string): Promise<Page>;
}

/** How a browser comes to the Studio. */
export interface VisitOptions
  extends Pick<
    BrowserContextOptions,
    'colorScheme' | 'viewport' | 'locale' | 'hasTouch' | 'isMobile' | 'reducedMotion'
  > {
  /** A script for every page of the browser. */
  readonly script?: string;
  /** Whether the page may keep itself for when there is no network; left out where a test is about something else. */
  readonly keepsItself?: boolean;
  /** Whether the page can write to files: those that are chosen are the page's own then. Else what is saved is downloaded. */
  readonly writesFiles?: boolean;
}

/** A visit, and its end. */
export interface OpenVisit extends Visit {
  /** Closes the pages and returns the troubles that were not allowed. */
  end(): Promise<readonly string[]>;
}

/** Comes to the Studio at `url`; `openPage` is the next step. */
export async function openVisit(browser: Browser, url: string, options: VisitOptions): Promise<OpenVisit> {
  const context = canShareContext(options) ? await takeContext(browser) : await createOwnContext(browser, options);
  // What a person waits for takes long where other tests keep all cores busy.
  context.setDefaultTimeout(60_000);
  const scripts = [
    await context.addInitScript(chooseFiles, options.writesFiles ?? false),
    await context.addInitScript({ content: options.script ?? '' }),
  ];
  const folder = mkdtempSync(join(tmpdir(), 'populace-downloads-'));
  const watch = await watchContext(context, url);
  const page = await openBlank(context, options);
  const allowed: RegExp[] = [];
  return {
    page,
    context,
    asked: watch.asked,
    troubles: watch.troubles,
    allow: (trouble) => allowed.push(trouble),
    setOffline: (isOffline) => context.setOffline(isOffline),
    async download(act) {
      const [download] = await Promise.all([page.waitForEvent('download'), act()]);
      const path = join(folder, download.suggestedFilename());
      await download.saveAs(path);
      return path;
    },
    async openTab(path) {
      const tab = await openBlank(context, options);
      await openPage(tab, new URL(path, url));
      return tab;
    },
    async end() {
      await Promise.all(context.pages().map((each) => each.close()));
      await Promise.all(scripts.map((each) => each.dispose()));
      await watch.end();
      await (canShareContext(options) ? giveBack(browser, context, url) : context.close());
      rmSync(folder, { recursive: true });
      return watch.troubles.filter((trouble) => !allowed.some((pattern) => pattern.test(trouble)));
    },
  };
}

/** Whether a visit can be in a context where others were: each page can be shown as it wants, and nothing outlives the pages. */
function canShareContext({ keepsItself = false, locale, hasTouch, isMobile }: VisitOptions): boolean {
  return !keepsItself && [locale, hasTouch, isMobile].every((own) => own === undefined);
}

function createOwnContext(
  browser: Browser,
  { keepsItself = false, writesFiles: _writesFiles, script: _script, ...look }: VisitOptions,
): Promise<BrowserContext> {
  return browser.newContext({ ...look, serviceWorkers: keepsItself ? 'allow' : 'block' });
}

/** Opens a page that looks as is asked, whatever its context is made for. */
async function openBlank(context: BrowserContext, options: VisitOptions): Promise<Page> {
  const { viewport, colorScheme = 'light', reducedMotion = 'no-preference' } = options;
  const page = await context.newPage();
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion });
  return page;
}

/** There is no dialog of the system in tests. */
function chooseFiles(writesFiles: boolean): void {
  Reflect.deleteProperty(window, 'showSaveFilePicker');
  if (!writesFiles) return;
  Object.assign(window, {
    async showSaveFilePicker({ suggestedName }: { readonly suggestedName: string }) {
      const folder = await navigator.storage.getDirectory();
      return folder.getFileHandle(suggestedName, { create: true });
    },
  });
}

/** Opens an address and waits until the app shows a screen. */
export async function openPage(page: Page, url: URL): Promise<void> {
  await page.goto(url.href);
  await page.getByRole('main').waitFor();
}
