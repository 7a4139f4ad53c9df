import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, type LaunchOptions, launchChromium, missingChromium } from '@populace/testkit/browsers';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';

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
 * Serves the built Studio and starts a browser for the tests of a `describe`. What goes wrong in a page fails its test: errors of the
 * console, of the page and of its threads, what the policy refuses, and whatever is asked of somebody else. `program` may name another
 * copy of the command line.
 */
export function useStudio(program: () => string = () => builtProgram, options: LaunchOptions = {}): StudioForTests {
  let server: Awaited<ReturnType<typeof startServer>>;
  let browser: Browser;
  const visits: OpenVisit[] = [];

  beforeAll(async () => {
    await checkBuilds();
    server = await startServer(program());
    browser = await launchChromium(chromium ?? '', options);
  }, PATIENCE_MS);

  afterEach(async () => {
    const ended = await Promise.all(visits.splice(0).map((visit) => visit.end()));
    expect(ended.flat()).toEqual([]);
  }, PATIENCE_MS);

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  }, PATIENCE_MS);

  return {
    url: () => server.url,
    async open(path, look = {}) {
      const visit = await openVisit(browser, server.url, look);
      visits.push(visit);
      await openPage(visit.page, new URL(path, server.url));
      return visit;
    },
  };
}

/** Refuses to test another Studio than the one of the files. */
async function checkBuilds(): Promise<void> {
  const tool = new URL('../../../../tools/lib/digest.mjs', import.meta.url).href;
  const { staleBuilds }: { staleBuilds(): readonly string[] } = await import(tool);
  const stale = staleBuilds();
  if (stale.length > 0)
    throw new Error(`Run \`node tools/build.mjs ${stale.join(' ')}\` first: it is not built from the files.`);
}

/** The command line of the clone, as it was built. */
const builtProgram = fileURLToPath(new URL('../../../cli/dist/cli.js', import.meta.url));

/** Runs `populace serve` at any free port. */
async function startServer(program: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [program, 'serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await addressOf(child);
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let printed = '';
  for await (const text of stdout?.setEncoding('utf8') ?? []) {
    printed += text;
    const [url] = /http:\S+(?=\s)/.exec(printed) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error(`populace serve ended without an address: ${printed}`);
}

interface OpenVisit extends Visit {
  /** Closes the browser and returns the troubles that were not allowed. */
  end(): Promise<readonly string[]>;
}

async function openVisit(browser: Browser, url: string, options: VisitOptions): Promise<OpenVisit> {
  const { keepsItself = false, writesFiles = false, script = '', ...look } = options;
  const context = await browser.newContext({ ...look, serviceWorkers: keepsItself ? 'allow' : 'block' });
  // What a person waits for takes long where other tests keep all cores busy.
  context.setDefaultTimeout(60_000);
  await context.addInitScript(chooseFiles, writesFiles);
  await context.addInitScript({ content: script });
  const folder = mkdtempSync(join(tmpdir(), 'populace-downloads-'));
  const asked: string[] = [];
  const allowed: RegExp[] = [];
  const troubles = await gatherTroubles(context);
  context.on('request', (request) => {
    asked.push(request.url());
    if (!isOwn(request.url(), url)) troubles.push(`asked of somebody else: ${request.url()}`);
  });
  const page = await context.newPage();
  return {
    page,
    context,
    asked,
    troubles,
    allow: (trouble) => allowed.push(trouble),
    setOffline: (isOffline) => context.setOffline(isOffline),
    async download(act) {
      const [download] = await Promise.all([page.waitForEvent('download'), act()]);
      const path = join(folder, download.suggestedFilename());
      await download.saveAs(path);
      return path;
    },
    async openTab(path) {
      const tab = await context.newPage();
      await openPage(tab, new URL(path, url));
      return tab;
    },
    async end() {
      await context.close();
      rmSync(folder, { recursive: true });
      return troubles.filter((trouble) => !allowed.some((pattern) => pattern.test(trouble)));
    },
  };
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

function isOwn(asked: string, url: string): boolean {
  return asked.startsWith(url) || asked.startsWith('blob:') || asked.startsWith('data:');
}

/** Collects what goes wrong in the pages of a context, also in their threads. */
async function gatherTroubles(context: BrowserContext): Promise<string[]> {
  const troubles: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => troubles.push(`page: ${error.error().stack ?? error.error().message}`));
  await context.exposeFunction('tellTrouble', (trouble: string) => troubles.push(trouble));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const tell: unknown = Reflect.get(globalThis, 'tellTrouble');
      if (typeof tell === 'function') tell(`policy: ${violatedDirective} refuses ${blockedURI} (${sourceFile})`);
    });
  });
  return troubles;
}

/** Opens an address and waits until the app shows a screen. */
async function openPage(page: Page, url: URL): Promise<void> {
  await page.goto(url.href);
  await page.getByRole('main').waitFor();
}
