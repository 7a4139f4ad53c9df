import type { Command } from './command.ts';
import { isPress, type Press, parseShortcut } from './shortcut.ts';

/** How long the second press of a shortcut such as `G S` is waited for. */
const SEQUENCE_MS = 1200;

/** Runs the commands whose shortcuts are pressed; returns what ends it. */
export function listenToKeys(
  target: Window,
  registry: { readonly all: () => readonly Command[] },
  singleKeys: () => boolean,
): () => void {
  let begun: { readonly commands: readonly Command[]; readonly at: number; readonly presses: number } | undefined;
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isOnlyModifier(event)) return;
    const waiting = begun !== undefined && event.timeStamp - begun.at < SEQUENCE_MS ? begun : undefined;
    const place = waiting?.presses ?? 0;
    const candidates = (waiting?.commands ?? registry.all()).filter((command) => {
      const press = pressesOf(command)[place];
      return press !== undefined && isPress(event, press) && mayRun(command, press, event, singleKeys());
    });
    begun = undefined;
    // The newest of those that have the same keys is of the screen that was opened last.
    const whole = candidates.findLast(
      (command) => pressesOf(command).length === place + 1 && command.disabled !== true,
    );
    if (whole !== undefined) {
      event.preventDefault();
      whole.run();
      return;
    }
    const longer = candidates.filter((command) => pressesOf(command).length > place + 1);
    if (longer.length > 0) begun = { commands: longer, at: event.timeStamp, presses: place + 1 };
  };
  target.addEventListener('keydown', onKey);
  return () => target.removeEventListener('keydown', onKey);
}

const known = new Map<string, readonly Press[]>();

function pressesOf({ shortcut }: Command): readonly Press[] {
  if (shortcut === undefined) return [];
  const presses = known.get(shortcut) ?? parseShortcut(shortcut);
  known.set(shortcut, presses);
  return presses;
}

function mayRun(command: Command, press: Press, event: KeyboardEvent, singleKeys: boolean): boolean {
  const isSingle = !press.mod && !press.alt && press.key.length === 1;
  if (isSingle && !singleKeys) return false;
  if (command.inDialogs !== true && isCovered()) return false;
  if (command.within !== undefined && !isWithin(event.target, command.within)) return false;
  return !isField(event.target) || (command.inFields ?? press.mod);
}

/** Says whether a dialog covers the work. The focus may be beside it, as the browser lets it out to its own bars. */
function isCovered(): boolean {
  return document.querySelector('[aria-modal="true"]') !== null;
}

/** Says whether the focus is there, or nowhere in particular. */
function isWithin(target: EventTarget | null, selector: string): boolean {
  return target === document.body || (target instanceof Element && target.closest(selector) !== null);
}

/** Says whether a key pressed there writes something. */
function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'range'].includes(target.type);
}

function isOnlyModifier({ key }: KeyboardEvent): boolean {
  return key === 'Control' || key === 'Shift' || key === 'Alt' || key === 'Meta' || key === 'AltGraph';
}
