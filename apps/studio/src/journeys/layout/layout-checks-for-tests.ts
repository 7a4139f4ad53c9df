import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import type { LayoutChecks } from './in-page-for-tests.ts';

/** The name of a check. */
export type LayoutCheck = keyof LayoutChecks;

let script: Promise<string> | undefined;

/** Returns the checks as one script for pages. */
export function scriptOfChecks(): Promise<string> {
  script ??= bundle();
  return script;
}

async function bundle(): Promise<string> {
  const bundled = await rolldown({ input: fileURLToPath(new URL('in-page-for-tests.ts', import.meta.url)) });
  const { output } = await bundled.generate({ format: 'iife' });
  await bundled.close();
  return output[0].code;
}

/** Looks at a page that has the script, as it is now, by some of the checks. */
export function lookAt(page: Page, checks: readonly LayoutCheck[]): Promise<readonly string[]> {
  return page.evaluate((names) => {
    const all: LayoutChecks = Reflect.get(globalThis, 'layoutChecks');
    return names.flatMap((name) => all[name]().map((trouble) => `${name}: ${trouble}`));
  }, checks);
}
