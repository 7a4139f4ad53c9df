import type { Locator, Page } from 'playwright-core';
import { keysOnly } from './keys-for-tests.ts';

/** What a person works with. A story tells what is done; each kind of hands does it in its own way. */
export interface Hands {
  readonly page: Page;
  /** Whether these are the keys alone. */
  readonly isKeys: boolean;
  /** Presses a button, follows a link, chooses an entry of a list or a group. */
  press(target: Locator): Promise<void>;
  /** Writes in place of what a field has. */
  write(field: Locator, text: string): Promise<void>;
  /** Sets or clears a tick or a switch. */
  tick(box: Locator, isSet: boolean): Promise<void>;
  /** Goes to a field, as if to write there. */
  goTo(field: Locator): Promise<void>;
  /** Selects an entry of a list by what stands in it. */
  select(entry: Locator, part: Locator): Promise<void>;
  /** Opens an entry of a list: a click goes to what stands in it, and the Enter key does it from the entry. */
  open(entry: Locator, part: Locator): Promise<void>;
}

/** Everything by clicks, and only what is written by keys. */
export function mouse(page: Page): Hands {
  return {
    page,
    isKeys: false,
    async press(target) {
      await target.waitFor({ state: 'attached' });
      // A radio button is drawn by its label.
      const label = target.locator('xpath=self::input[@type="radio"]/following-sibling::label');
      await ((await label.count()) > 0 ? label : target).click();
    },
    write: (field, text) => field.fill(text),
    // What is drawn lies over the box itself.
    tick: (box, isSet) => box.setChecked(isSet, { force: true }),
    goTo: (field) => field.click(),
    select: (_entry, part) => part.click(),
    open: (_entry, part) => part.click(),
  };
}

/** The ways in which stories are told, each from the beginning to its end. */
export const ways = [
  { way: 'by the mouse', handsOn: mouse },
  { way: 'by the keyboard alone', handsOn: keysOnly },
] as const;
