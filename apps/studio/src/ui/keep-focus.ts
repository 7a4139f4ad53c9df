import { startOfPane } from './panes.ts';

/**
 * Keeps the focus of a person at the keyboard from falling to nowhere: where what had it is gone or can't be used any more, its pane gets
 * it, else `fallback`. Returns what ends it.
 */
export function keepFocus(root: Node, fallback: () => HTMLElement | null): () => void {
  let last: HTMLElement | undefined;
  let pane: HTMLElement | null = null;
  let isByKey = false;
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    pane = target.closest<HTMLElement>('[data-pane]');
  };
  const onKey = () => {
    isByKey = true;
  };
  // By finger or mouse one goes on from anywhere, and a field that got the focus by itself would bring up the keys of a phone.
  const onPointer = () => {
    isByKey = false;
  };
  const look = () => {
    const { activeElement } = document;
    const isNowhere = activeElement === null || activeElement === document.body;
    if (!isByKey || last === undefined || !(isNowhere || activeElement === last) || isUsable(last)) return;
    const next = pane?.isConnected === true ? startOfPane(pane) : fallback();
    last = undefined;
    next?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('pointerdown', onPointer, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('pointerdown', onPointer, true);
  };
}

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled');
}
