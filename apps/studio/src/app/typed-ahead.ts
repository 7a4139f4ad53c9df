/** So long a field is waited for at most; then keys go where they went before. */
const LONGEST_WAIT_MS = 5000;

/** Keeps what is typed on the way to a field that is not there yet. */
export interface TypedAhead {
  /** Begins to keep keys, which nobody else gets meanwhile. */
  readonly begin: () => void;
  /** Ends it, and returns the text that was typed since. */
  readonly end: () => string;
}

/** Keeps the keys of a window while they are asked for. */
export function createTypedAhead(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): TypedAhead {
  let typed = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    const writes = [...key].length === 1;
    if (ctrlKey || metaKey || altKey || isComposing || !(writes || key === 'Backspace' || key === 'Enter')) return;
    // Enter does nothing: nobody has seen yet what it would run.
    if (writes) typed += key;
    if (key === 'Backspace') typed = [...typed].slice(0, -1).join('');
    event.preventDefault();
    event.stopPropagation();
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    target.removeEventListener('keydown', onKey, { capture: true });
  };
  return {
    begin() {
      stop();
      typed = '';
      target.addEventListener('keydown', onKey, { capture: true });
      timer = setTimeout(stop, LONGEST_WAIT_MS);
    },
    end() {
      stop();
      const all = typed;
      typed = '';
      return all;
    },
  };
}
