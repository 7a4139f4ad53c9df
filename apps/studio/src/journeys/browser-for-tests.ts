import { findChromium, type LaunchOptions, missingChromium } from '@populace/testkit/browsers';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { type ServedStudio, serveStudio, sharedStudio } from './served-studio-for-tests.ts';
import { sharedBrowser } from './shared-browser-for-tests.ts';
import { type OpenVisit, openPage, openVisit, type Visit, type VisitOptions } from './visit-for-tests.ts';

/** The built Studio, served, and a browser. */
export interface StudioForTests {
  /** The address of the first screen, with `/` at its end. */
  url(): string;
  /** Opens an address in a fresh browser, and waits until its screen is there. */
  open(path: string, options?: VisitOptions): Promise<Visit>;
}

const chromium = await findChromium();

/** So long may a busy machine take to start or end a browser. */
const PATIENCE_MS = 120_000;

/** As `describe`, for tests that need a browser: skipped with the reason where there is none, but never where `CI` is set. */
export function describeInBrowser(name: string, tests: () => void): void {
  if (chromium === undefined) describe.skip(`${name} (skipped where ${missingChromium})`, tests);
  else describe(name, tests);
}

/**
 * Serves the built Studio and has a browser for the tests of a `describe`. What goes wrong in a page fails its test: errors of the
 * console, of the page and of its threads, what the policy refuses, and whatever is asked of somebody else. `program` may name another
 * copy of the command line, which is stopped after the tests; else server and browser are those of all tests.
 */
export function useStudio(program?: () => string, options: LaunchOptions = {}): StudioForTests {
  let served: ServedStudio;
  let browser: Browser;
  const visits: OpenVisit[] = [];

  beforeAll(async () => {
    const shared = await sharedStudio();
    served = program === undefined ? shared : await serveStudio(program());
    browser = await sharedBrowser(chromium ?? '', options);
  }, PATIENCE_MS);

  afterEach(async () => {
    const ended = await Promise.all(visits.splice(0).map((visit) => visit.end()));
    expect(ended.flat()).toEqual([]);
  }, PATIENCE_MS);

  afterAll(async () => {
    if (program !== undefined) await served?.stop();
  }, PATIENCE_MS);

  return {
    url: () => served.url,
    async open(path, look = {}) {
      const visit = await openVisit(browser, served.url, look);
      visits.push(visit);
      await openPage(visit.page, new URL(path, served.url));
      return visit;
    },
  };
}
