/**
 * Takes pictures of every screen of the built Studio, light and dark, as large as a desk's and as small as a phone's, into `out/screenshots`:
 * `node tools/screenshots.mjs [words…]` takes those whose names hold one of the words. With `--docs` it renews the pictures of the README.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/project.mjs';
import { openStudio } from './lib/studio-in-browser.mjs';

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const forDocs = process.argv.includes('--docs');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));

/** A screen: its name, its address (after `/schemas/<id>` where it begins with `~`), and what is done before the picture is taken. */
const screens = [
  ['home', '/'],
  ['designer', '~?table=customers&columns=["email"]'],
  ['designer-mix', '~bank?table=customers'],
  ['designer-arabic', '~?table=customers&columns=["city"]', { language: 'ar-XB' }],
  ['gallery', '~?table=customers&columns=["email"]', { act: openGallery }],
  ['explain', '~?table=customers&columns=["email"]&explain=3'],
  ['worlds', '~bank?table=customers', { act: compareWorlds }],
  ['rows', '~bank?table=customers&pane=preview&locked=[7]'],
  ['profile', '~?table=customers&columns=["tier"]&pane=profile'],
  ['code', '~/code?table=customers'],
  ['diagram', '~/diagram'],
  ['export', '~/export'],
  ['palette', '~?table=customers', { act: (page) => page.keyboard.press('Control+k') }],
  ['help', '/', { act: (page) => page.keyboard.press('?') }],
  ['generators', '/generators'],
  ['generator', '/generators/person.firstName'],
  ['locales', '/locales'],
  ['locale', '/locales/ja_JP'],
  ['files', '/files?q=csv'],
  ['settings', '/settings'],
  ['licences', '/settings/licences'],
  ['not-found', '/nowhere'],
  ['no-schema', '/schemas/sch_nowhere'],
];

/** The pictures of the README. */
const pictures = { home: 'light', designer: 'light', export: 'dark' };

async function openGallery(page) {
  await page.getByRole('row', { selected: true }).press('Enter');
}

async function compareWorlds(page) {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('compare two');
  await page.keyboard.press('Enter');
}

/** Makes a schema of a template by the home screen, and returns its address. */
async function openTemplate(page, base, name) {
  await page.goto(`${base}/`);
  await page.getByRole('button', { name, exact: true }).click();
  await page.waitForURL(/\/schemas\/sch_/);
  return new URL(page.url()).pathname;
}

/** Takes one picture. */
async function take(page, address, { act }, path) {
  await page.goto(address);
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  if (act !== undefined) {
    await page.waitForTimeout(1500);
    await act(page);
  }
  // Rows are made in threads; what is not there by then is not there for a person either.
  await page.waitForTimeout(2500);
  await page.screenshot({ path });
  console.log(path);
}

/** Takes the pictures of a theme and a size. */
async function takeAll(browser, base, scheme, size) {
  const context = await browser.newContext({ viewport: sizes[size], colorScheme: scheme, hasTouch: size === 'phone' });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error.stack));
  const addresses = { '': await openTemplate(page, base, 'Shop'), bank: await openTemplate(page, base, 'Bank') };
  for (const [name, place, options = {}] of screens) {
    if (!words.every((word) => name.includes(word))) continue;
    if (forDocs && pictures[name] !== scheme) continue;
    const [, schema = '', rest = ''] = /^~([a-z]*)(.*)$/.exec(place) ?? [];
    const address = place.startsWith('~') ? `${addresses[schema]}${rest}` : place;
    const language = options.language ?? 'en';
    await page.evaluate(
      (own) => localStorage.setItem('populace.appearance', JSON.stringify({ language: own })),
      language,
    );
    const path = forDocs
      ? join(root, 'docs/pictures', `${name}.png`)
      : join(root, 'out/screenshots', `${name}-${scheme}-${size}.png`);
    await take(page, `${base}${address}`, options, path);
  }
  await context.close();
}

mkdirSync(join(root, forDocs ? 'docs/pictures' : 'out/screenshots'), { recursive: true });
const { url, browser, stop } = await openStudio();
try {
  for (const scheme of ['light', 'dark'])
    for (const size of forDocs ? ['desktop'] : ['desktop', 'phone']) await takeAll(browser, url, scheme, size);
} finally {
  await stop();
}
