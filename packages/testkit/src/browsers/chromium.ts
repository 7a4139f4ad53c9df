import { existsSync } from 'node:fs';
import process from 'node:process';
import type { Browser } from 'playwright-core';

const ofTheSystem = '/usr/bin/chromium';

/** Why tests that need a browser are skipped where there is none. */
export const missingChromium: string = `neither ${ofTheSystem} nor the package @sparticuz/chromium can be run here`;

/**
 * Returns the path of Chromium: of the system where there is one, else of the one that comes as a package; undefined where neither runs.
 * @throws Where `CI` is set and there is none: nothing may be skipped there.
 */
export async function findChromium(): Promise<string | undefined> {
  if (existsSync(ofTheSystem)) return ofTheSystem;
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    return await packed.executablePath();
  } catch (error) {
    // Where nothing may be skipped, the reason is what the failing test shows.
    if (process.env['CI'] !== undefined) throw error;
    return undefined;
  }
}

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Newer releases ask for updates and for an account nevertheless; here nobody listens.
  '--component-updater=url-source=http://127.0.0.1:1/',
  '--gaia-url=http://127.0.0.1:1/',
];

/** What a test may want of its browser. */
export interface LaunchOptions {
  /** Where everything goes that is not on this machine. */
  readonly proxy?: { readonly server: string; readonly bypass: string };
  /** Whether what scrolls has bars that take room, as on most desks; by default there are none. */
  readonly hasScrollbars?: boolean;
}

/** Starts Chromium without a window, and without what it would ask of others by itself. */
export async function launchChromium(executablePath: string, options: LaunchOptions = {}): Promise<Browser> {
  const { default: playwright } = await import('playwright-core');
  const { hasScrollbars = false, ...more } = options;
  const bars = hasScrollbars
    ? { args: [...flags, '--disable-features=OverlayScrollbar'], ignoreDefaultArgs: ['--hide-scrollbars'] }
    : { args: flags };
  return playwright.chromium.launch({ executablePath, ...bars, ...more });
}
