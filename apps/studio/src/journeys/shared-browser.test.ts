import { findChromium } from '@populace/testkit/browsers';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './browser-for-tests.ts';
import { sharedStudio } from './served-studio-for-tests.ts';
import { giveBack, sharedBrowser, takeContext } from './shared-browser-for-tests.ts';

describeInBrowser('a browser that tests share', () => {
  it('keeps nothing of those who were there before', async () => {
    const browser = await sharedBrowser((await findChromium()) ?? '', {});
    const { url } = await sharedStudio();
    const context = await takeContext(browser);
    await context.grantPermissions(['clipboard-read']);
    const before = await come(context, url);
    await before.evaluate(keepEverywhere);
    const left = await before.evaluate(whatIsKept);
    await before.close();

    await giveBack(browser, context, url);
    const again = await takeContext(browser);
    const after = await come(again, url);
    const found = await after.evaluate(whatIsKept);
    await after.close();
    await giveBack(browser, again, url);

    expect(again).toBe(context);
    expect(left).toEqual([['own'], ['own'], ['own'], ['own'], ['own'], 'own=1', 'granted']);
    expect(found).toEqual([[], [], [], [], [], '', 'prompt']);
  }, 120_000);
});

/** Opens a page of the server that runs no program. */
async function come(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}favicon.svg`);
  return page;
}

async function keepEverywhere(): Promise<void> {
  localStorage.setItem('own', '1');
  sessionStorage.setItem('own', '1');
  // biome-ignore lint/suspicious/noDocumentCookie: all browsers have it.
  document.cookie = 'own=1';
  await caches.open('own');
  await (await navigator.storage.getDirectory()).getFileHandle('own', { create: true });
  await new Promise((resolve, reject) => {
    const asked = indexedDB.open('own');
    asked.onsuccess = () => resolve(asked.result.close());
    asked.onerror = () => reject(asked.error);
  });
}

async function whatIsKept(): Promise<readonly unknown[]> {
  const files: string[] = [];
  for await (const name of (await navigator.storage.getDirectory()).keys()) files.push(name);
  const { state } = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName }); // TypeScript lacks it.
  return [
    Object.keys(localStorage),
    Object.keys(sessionStorage),
    await caches.keys(),
    files,
    (await indexedDB.databases()).map(({ name }) => name),
    document.cookie,
    state,
  ];
}
