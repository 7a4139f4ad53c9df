/** Where the focus goes in a pane that it has not been in: the cell, the editor or the entry that a person is at. */
const STARTS = '[role="grid"] [tabindex="0"], [contenteditable="true"], [aria-current="true"], [aria-current="page"]';

/** What the Tab key stops at. */
const STOPS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/** What had the focus when a pane was left. */
const left = new WeakMap<Element, HTMLElement>();

/** Takes the focus to the next pane, or to the one before; round the ends. Panes bear `data-pane` and can be focused. */
export function stepThroughPanes(by: 1 | -1): void {
  const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]')].filter(isReachable);
  const { activeElement: from } = document;
  const here = panes.findIndex((pane) => pane.contains(from));
  const pane = panes.at(nextPlace(here, by) % panes.length);
  if (pane === undefined) return;
  const current = panes[here];
  if (current !== undefined && from instanceof HTMLElement) left.set(current, from);
  startOfPane(pane).focus();
}

/** From outside all panes, the first or the last is next. */
function nextPlace(here: number, by: 1 | -1): number {
  return here < 0 && by < 0 ? -1 : here + by;
}

/** Where the focus goes in a pane: where it was when it left by a key, else where a person is at. */
export function startOfPane(pane: HTMLElement): HTMLElement {
  const last = left.get(pane);
  if (last !== undefined && pane.contains(last) && isReachable(last)) return last;
  const stops = [...pane.querySelectorAll<HTMLElement>(STOPS)].filter(isReachable);
  return [...pane.querySelectorAll<HTMLElement>(STARTS)].find(isReachable) ?? stops[0] ?? pane;
}

/** Says whether a person could get there: it is shown, and nothing covers it that keeps the focus. */
function isReachable(element: HTMLElement): boolean {
  return element.closest('[inert]') === null && element.checkVisibility({ visibilityProperty: true });
}
