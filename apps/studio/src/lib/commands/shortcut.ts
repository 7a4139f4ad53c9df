/**
 * A shortcut as text: keys of one press joined by `+`, presses that follow one another parted by a space: `Mod+Shift+Z`, `G S`.
 * `Mod` is Ctrl, and ⌘ on a Mac.
 */
export interface Press {
  readonly mod: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  /** As `KeyboardEvent.key` gives it, single letters in lower case. */
  readonly key: string;
}

const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** Returns the presses of a shortcut. */
export function parseShortcut(shortcut: string): readonly Press[] {
  return shortcut.split(' ').map((press) => {
    const keys = press.split('+');
    const key = keys.at(-1) ?? '';
    return {
      mod: keys.includes('Mod'),
      alt: keys.includes('Alt'),
      shift: keys.includes('Shift'),
      key: key.length === 1 ? key.toLowerCase() : key,
    };
  });
}

/** Says whether a key event is a press. Letters are matched with Shift only where the press has it. */
export function isPress(event: KeyboardEvent, press: Press): boolean {
  const mod = isMac ? event.metaKey : event.ctrlKey;
  const other = isMac ? event.ctrlKey : event.metaKey;
  const isLetter = /^[a-z0-9]$/.test(press.key) || press.key.length > 1;
  // Signs such as `?` and `#` need Shift on some keyboards and not on others.
  const shift = isLetter ? event.shiftKey === press.shift : true;
  return mod === press.mod && !other && event.altKey === press.alt && shift && keyOf(event) === press.key;
}

/** The key of an event: letters by what they write, or by their place where another script is typed. */
function keyOf(event: KeyboardEvent): string {
  if (event.key.length > 1) return event.key;
  const placed = /^(?:Key([A-Z])|Digit([0-9]))$/.exec(event.code);
  const isAscii = /^[\x20-\x7e]$/.test(event.key);
  // With Alt, some systems write other signs; the place on the keyboard is what is meant.
  if (placed !== null && (!isAscii || event.altKey)) return (placed[1] ?? placed[2] ?? '').toLowerCase();
  return event.key.toLowerCase();
}

const WORDS: Readonly<Record<string, string>> = {
  Mod: isMac ? '⌘' : 'Ctrl',
  Alt: isMac ? '⌥' : 'Alt',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
};

/** Returns the words on the keys of a shortcut, in order. */
export function keyWords(shortcut: string): readonly string[] {
  return shortcut.split(/[ +]/).map((key) => WORDS[key] ?? key);
}

/** Returns a shortcut as `aria-keyshortcuts` has it. */
export function ariaShortcut(shortcut: string): string {
  return shortcut.replaceAll('Mod', isMac ? 'Meta' : 'Control');
}
