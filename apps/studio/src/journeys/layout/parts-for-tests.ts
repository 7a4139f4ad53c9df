/** What can be operated. */
const CONTROLS = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  '[contenteditable="true"]',
  ...['button', 'combobox', 'menuitem', 'option', 'slider', 'switch', 'tab'].map((role) => `[role="${role}"]`),
].join(', ');

/** What floats over a page: menus, lists of options, popovers, sheets and dialogs. */
const FLOATING = [
  '[role="dialog"]',
  '[role="menu"]',
  '[role="tooltip"]',
  ...['Popover', 'Menu', 'Select', 'Combobox'].map((name) => `.mantine-${name}-dropdown`),
].join(', ');

/** From this layer on, parts float over the page; layers below are the order within a pane. */
const FIRST_FLOATING_LAYER = 20;

/** A part of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Returns every element of the page that can be seen somewhere, the root included. */
export function shownElements(): readonly HTMLElement[] {
  const all = [...document.querySelectorAll('*')].filter((element) => element instanceof HTMLElement);
  return all.filter(isShown);
}

/** Returns whether an element has an area and is drawn, wherever it is scrolled to. */
export function isShown(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && !isForReaders(element);
}

/** Returns whether only readers of the screen get an element. */
export function isForReaders(element: Element): boolean {
  return element.closest('.visually-hidden') !== null;
}

/** Returns the controls that are shown. What draws a control in place of its field is not one of them. */
export function shownControls(): readonly HTMLElement[] {
  return shownElements().filter((element) => element.matches(CONTROLS));
}

/** Returns what floats over the page. */
export function floatingParts(): readonly HTMLElement[] {
  return shownElements().filter((element) => element.matches(FLOATING));
}

/** Returns what an element floats in; the page itself where it does not. */
export function layerOf(element: Element): Element {
  for (let part: Element | null = element; part !== null; part = part.parentElement) {
    if (Number(getComputedStyle(part).zIndex) >= FIRST_FLOATING_LAYER) return part;
  }
  return document.documentElement;
}

export function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

/** Returns what two boxes share; it has no area where they share nothing. */
export function shared(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

export function widthOf({ left, right }: Box): number {
  return Math.max(0, right - left);
}

export function heightOf({ top, bottom }: Box): number {
  return Math.max(0, bottom - top);
}

export function windowBox(): Box {
  const { clientWidth, clientHeight } = document.documentElement;
  return { left: 0, top: 0, right: clientWidth, bottom: clientHeight };
}

/** Returns the part of an element that is in sight: neither scrolled away nor cut. */
export function boxInSight(element: Element): Box {
  return shared(boxWithin(element, null), windowBox());
}

/** Returns the part of an element that nothing within another one cuts. */
export function boxWithin(element: Element, end: Element | null): Box {
  let box = boxOf(element);
  let { position } = getComputedStyle(element);
  for (
    let part = element.parentElement;
    part !== end && part !== null && position !== 'fixed';
    part = part.parentElement
  ) {
    const style = getComputedStyle(part);
    const isPassed = position === 'absolute' && style.position === 'static';
    if (!isPassed && `${style.overflowX} ${style.overflowY}` !== 'visible visible') box = shared(box, boxOf(part));
    if (!isPassed) position = style.position;
  }
  return box;
}

/** Returns a few words by which a person finds an element. */
export function nameOf(element: Element): string {
  const role = element.getAttribute('role');
  const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const short = words.replaceAll(/\s+/g, ' ').trim().slice(0, 40);
  const [own = ''] = element.classList;
  const kind = `${element.localName}${role === null ? '' : `[${role}]`}${own === '' ? '' : `.${own}`}`;
  return short === '' ? kind : `${kind} “${short}”`;
}
