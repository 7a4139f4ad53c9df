/** The built Studio in a browser, for what takes pictures and measures. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/** What a machine may have; else the package that CI has is taken. */
const SYSTEM = '/usr/bin/chromium';

/** Starts `populace serve` at a free port and a browser without a window; `stop` ends both. */
export async function openStudio() {
  const { url, stop } = await serve();
  const browser = await launch();
  return {
    url,
    browser,
    async stop() {
      await browser.close();
      stop();
    },
  };
}

async function serve() {
  const program = join(root, 'apps/cli/dist/cli.js');
  const child = spawn(process.execPath, [program, 'serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  for await (const text of child.stdout.setEncoding('utf8')) {
    printed += text;
    const [url] = /http:\S+(?=\s)/.exec(printed) ?? [];
    if (url !== undefined) return { url: url.replace(/\/$/, ''), stop: () => child.kill() };
  }
  throw new Error(`populace serve ended without an address: ${printed}`);
}

async function launch() {
  const { chromium } = await import('playwright-core');
  const executablePath = existsSync(SYSTEM)
    ? SYSTEM
    : await (await import('@sparticuz/chromium')).default.executablePath();
  const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update'];
  return chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu', ...quiet] });
}
