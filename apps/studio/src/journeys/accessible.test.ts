import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ALIKE, markAlike } from './alike-for-tests.ts';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { openTill } from './till-for-tests.ts';

/** Every screen; those of the shop stand after `~`, those of the till after `^`. What covers a screen is opened first. */
const screens: readonly (readonly [name: string, path: string, open?: (page: Page) => Promise<void>])[] = [
  ['home', '/'],
  ['design', '~?table=customers&columns=["email"]'],
  ['rows', '~?table=orders&pane=preview'],
  ['an explanation', '~?table=customers&columns=["email"]&explain=3'],
  [
    'the gallery',
    '~?table=customers&columns=["email"]',
    (page) => page.getByRole('button', { name: 'internet.email', exact: true }).click(),
  ],
  ['the seeds', '~?table=customers', openSeeds],
  ['the commands', '~?table=customers', (page) => page.keyboard.press('Control+k')],
  ['the keys', '/', (page) => page.keyboard.press('?')],
  ['a formula', '^?table=receipts&columns=["total"]'],
  ['checks', '^?table=receipts'],
  ['code', '~/code'],
  ['diagram', '~/diagram'],
  ['export', '~/export'],
  ['the formats', '~/export', openFormats],
  ['generators', '/generators'],
  ['a generator', '/generators/person.firstName'],
  ['locales', '/locales'],
  ['a locale', '/locales/ja_JP'],
  ['content types', '/files'],
  ['a file', '/files', tellFile],
  ['settings', '/settings'],
  ['licences', '/settings/licences'],
  ['nothing', '/nowhere'],
];

const desk = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

/** The rules that look at colours: the dearest ones. By all others a screen in other colours is the same. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/** A label that a pane has scrolled out of sight is none to this rule; `label` asks for the name of every field all the same. */
const ABOUT_SIGHT = ['label-title-only'];

/** Each screen is opened once, and looked at in each of the colours. */
const ways = [
  { title: 'left to right, light and dark', colours: ['light', 'dark'], language: 'en', viewport: desk },
  { title: 'right to left, light and dark', colours: ['light', 'dark'], language: 'ar-XB', viewport: desk },
  { title: 'on a phone, light', colours: ['light'], language: 'en', viewport: phone },
] as const;

describeInBrowser('screens for everybody', () => {
  const studio = useStudio();

  it.each(ways)(
    'have nothing that axe finds, $title',
    async ({ colours, language, viewport }) => {
      const { page } = await studio.open('/', { colorScheme: 'light', reducedMotion: 'reduce', viewport });
      await page.getByRole('button', { name: 'Shop', exact: true }).click();
      await page.waitForURL(/\/schemas\/sch_/);
      const schema = new URL(page.url()).pathname;
      await page.goto(studio.url());
      const till = await openTill(page);
      await page.evaluate(
        (own) => localStorage.setItem('populace.appearance', JSON.stringify({ language: own })),
        language,
      );

      const found: string[] = [];
      for (const [name, path, open] of screens) {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(new URL(path.replace('~', schema).replace('^', till), studio.url()).href);
        await settled(page);
        if (open !== undefined) {
          await open(page);
          await page
            .locator(
              ':is([role="dialog"], [role="menu"], dialog) :is([role*="option"], [role^="menuitem"], kbd):visible, article dd, li > [aria-pressed="true"]:visible',
            )
            .first()
            .waitFor();
        }
        // A menu floats above all landmarks, as a dialog does, so axe would miss one around what is in it.
        const isMenuOpen = await page.locator('[role="menu"]:visible').count();
        const others = [...ABOUT_COLOURS, ...ABOUT_SIGHT, ...(isMenuOpen > 0 ? ['region'] : [])];
        const broken = await violationsOf(page, (axe) => axe.disableRules(others));
        found.push(...broken.map((violation) => `${name}: ${violation}`));
        for (const colorScheme of colours) {
          await page.emulateMedia({ colorScheme });
          await settled(page);
          await page.evaluate(markAlike, ALIKE);
          const faint = await violationsOf(page, (axe) => axe.withRules(ABOUT_COLOURS).exclude(`[${ALIKE}]`));
          found.push(...faint.map((violation) => `${name}, ${colorScheme}: ${violation}`));
        }
        if (viewport === phone && (await isTooWide(page))) found.push(`${name}: wider than the page`);
        if (await isTooHigh(page)) found.push(`${name}: the page scrolls beside what scrolls in it`);
      }

      expect(found).toEqual([]);
    },
    // axe goes over every element of a screen; a busy machine needs half a minute for some.
    screens.length * 60_000,
  );
});

/** A file of which it is told what it is. */
async function tellFile(page: Page): Promise<void> {
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from('id,name\n1,Ada\n2,Bo\n') };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('article').waitFor();
}

/** The formats of an export: on a phone they come from below. */
async function openFormats(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) <= phone.width) await page.getByRole('button', { name: /^Format: / }).click();
  await page.locator('li > button[aria-pressed="true"]').first().waitFor();
}

/** The seeds that there were: on a phone they stand beside the mix of locales. */
async function openSeeds(page: Page): Promise<void> {
  const menu = page.locator('button[aria-haspopup="menu"]:visible').first();
  if ((page.viewportSize()?.width ?? 0) <= phone.width) await page.keyboard.press('Control+m');
  await menu.click();
}

/** Waits until nothing is on its way any more: no state of loading, fonts there, and a page that has not changed for a while. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('main').waitFor();
  await page.waitForFunction(() => document.querySelector('[data-kind="loading"]') === null);
  await page.evaluate(async (quietMs) => {
    await document.fonts.ready;
    await new Promise<void>((done) => {
      const end = (): void => {
        observer.disconnect();
        done();
      };
      let waiting = setTimeout(end, quietMs);
      const observer = new MutationObserver(() => {
        clearTimeout(waiting);
        waiting = setTimeout(end, quietMs);
      });
      observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    });
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  }, 200);
}

/** What axe finds on a page, by the rules and in the parts that are chosen. */
async function violationsOf(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<readonly string[]> {
  // Of what is as it should be, nothing is written down; and as there are no frames, no second page is needed to put them together.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], selectors: false });
  const { violations } = await choose(axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

function isTooHigh(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight);
}
