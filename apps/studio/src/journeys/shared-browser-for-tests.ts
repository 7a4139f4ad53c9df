import { type LaunchOptions, launchChromium } from '@populace/testkit/browsers';
import type { Browser, BrowserContext } from 'playwright-core';

const browsers = new Map<string, Promise<Browser>>();

/** A browser for all tests of this process that want it so; it ends with the process. */
export function sharedBrowser(chromium: string, options: LaunchOptions): Promise<Browser> {
  const key = JSON.stringify(options);
  const browser = browsers.get(key) ?? launchChromium(chromium, options);
  browsers.set(key, browser);
  return browser;
}

const free = new WeakMap<Browser, BrowserContext[]>();

/** Returns a context in which nothing is kept but what the browser has loaded and compiled of the program. */
export async function takeContext(browser: Browser): Promise<BrowserContext> {
  return free.get(browser)?.pop() ?? browser.newContext({ serviceWorkers: 'block' });
}

/** Gives a context whose pages are closed back, as if nobody had been at `origin` with it. */
export async function giveBack(browser: Browser, context: BrowserContext, origin: string): Promise<void> {
  const blank = await context.newPage();
  const session = await context.newCDPSession(blank);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await context.clearPermissions();
  await context.setOffline(false);
  await blank.close();
  free.set(browser, [...(free.get(browser) ?? []), context]);
}
