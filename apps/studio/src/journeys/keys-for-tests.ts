import type { Locator, Page } from 'playwright-core';
import type { Hands } from './hands-for-tests.ts';
import { lookAround, type Sight } from './sight-for-tests.ts';

/** So many presses may a way take: far more than a person would like, and less than going round for ever. */
const LONGEST_WAY = 150;

/** Everything by keys: Tab, F6, arrows, Enter. Wherever the focus goes, it must be seen, and it must not be lost. */
export function keysOnly(page: Page): Hands {
  const { keyboard } = page;
  let isFresh = true;
  page.on('domcontentloaded', () => {
    isFresh = true;
  });

  async function goTo(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' });
    const way: string[] = [];
    while (way.length < LONGEST_WAY) {
      const sight = await target.evaluate(lookAround);
      if (sight.isLost && !isFresh) throw new Error(`The focus is lost on the way to ${target}: ${way.join(' ')}`);
      if (!sight.isSeen) throw new Error(`The focus is not seen: ${sight.focused}`);
      if (sight.isThere) return;
      const key = keyTowards(sight);
      way.push(key);
      isFresh = false;
      if (sight.keepsTab && key.endsWith('Tab')) await keyboard.press('Escape');
      await keyboard.press(key);
    }
    const { focused } = await target.evaluate(lookAround);
    throw new Error(`No key leads to ${target}; after ${way.slice(-8).join(' ')} the focus is at ${focused}.`);
  }

  return {
    page,
    isKeys: true,
    goTo,
    async press(target) {
      await goTo(target);
      const kind = await target.evaluate((element) => element.role ?? element.getAttribute('type'));
      // Arrow keys have chosen a radio button already.
      if (kind !== 'radio') await keyboard.press(kind === 'combobox' ? 'ArrowDown' : 'Enter');
    },
    async select(entry) {
      await goTo(entry);
      if ((await entry.getAttribute('aria-selected')) === 'false') await keyboard.press('Space');
    },
    async write(field, text) {
      await goTo(field);
      await keyboard.press('ControlOrMeta+A');
      await keyboard.type(text);
    },
    async tick(box, isSet) {
      if ((await box.isChecked()) === isSet) return;
      await goTo(box);
      await keyboard.press('Space');
    },
    async open(entry) {
      await goTo(entry);
      await keyboard.press('Enter');
    },
  };
}

/** Which key brings the focus nearer: from pane to pane, from stop to stop, and within lists by arrows. */
function keyTowards({ towards, by }: Sight): string {
  const isBack = by === 'back';
  if (towards === 'pane') return isBack ? 'Shift+F6' : 'F6';
  if (towards === 'cell') return isBack ? 'ArrowLeft' : 'ArrowRight';
  if (towards === 'entry') return isBack ? 'ArrowUp' : 'ArrowDown';
  return isBack ? 'Shift+Tab' : 'Tab';
}
