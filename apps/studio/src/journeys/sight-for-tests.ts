/** What a person at the keyboard sees of the focus, on the way to something. */
export interface Sight {
  /** Whether the way is at its end: the focus is there, or the marked entry of the list that has the focus. */
  readonly isThere: boolean;
  /** What is to be gone through next. */
  readonly towards: 'pane' | 'stop' | 'entry' | 'cell';
  readonly by: 'on' | 'back';
  /** What has the focus, in words. */
  readonly focused: string;
  /** Whether the Tab key writes there. */
  readonly keepsTab: boolean;
  /** Whether nothing has the focus; only a page that was just opened may be so. */
  readonly isLost: boolean;
  /** Whether what has the focus is told from what has not. */
  readonly isSeen: boolean;
}

/** Looks for the focus. It runs in the page, so that all it needs is within. */
export function lookAround(target: HTMLElement | SVGElement): Sight {
  const LISTS = '[role="grid"], [role="listbox"], [role="menu"], [role="radiogroup"], [role="tree"], ul, ol, table';
  const focused = document.activeElement ?? document.body;
  const entry = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '');

  function isRing(style: CSSStyleDeclaration, own: boolean): boolean {
    const { outlineStyle, outlineWidth, boxShadow } = style;
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) return true;
    // What floats has a shadow with or without the focus.
    return boxShadow !== 'none' && (own || boxShadow.includes('inset'));
  }

  /** A ring around what has the focus, around what is drawn for it, or around the part that it stands in. */
  function isSeen(): boolean {
    const around: Element[] = [];
    for (let part = focused.parentElement; part !== null && around.length < 3; part = part.parentElement)
      around.push(part);
    const drawn = [...(focused.parentElement?.children ?? [])].filter((part) => part !== focused);
    // A line of a diagram has no ring: it is drawn thicker than any other.
    const line = focused instanceof SVGElement ? focused.querySelector('path') : null;
    // What has the focus by program alone is where one comes to, not what one operates.
    const isPlace = focused.matches('main, h1, h2, h3') && focused.getAttribute('tabindex') === '-1';
    return (
      isPlace ||
      (line !== null && Number.parseFloat(getComputedStyle(line).strokeWidth) >= 3) ||
      isRing(getComputedStyle(focused), true) ||
      isRing(getComputedStyle(focused, '::after'), true) ||
      (focused instanceof HTMLInputElement && drawn.some((part) => isRing(getComputedStyle(part), false))) ||
      around.some((part) => isRing(getComputedStyle(part), false))
    );
  }

  function isRadioOf(group: Element): boolean {
    const radios = [group, target].filter((each) => each instanceof HTMLInputElement && each.type === 'radio');
    return radios.length === 2 && group.getAttribute('name') === target.getAttribute('name');
  }

  const isEntry = target.tabIndex < 0 || (target instanceof HTMLInputElement && target.type === 'radio');
  const list = isEntry ? target.closest(LISTS) : null;
  const isInList =
    isRadioOf(focused) ||
    (isEntry && list !== null && (list.contains(focused) || list.id === focused.getAttribute('aria-controls')));
  const from = isInList && entry !== null ? entry : focused;
  const isAfter = (from.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) === 0;
  const pane = target.closest('[data-pane]');
  const isElsewhere =
    pane !== null && !pane.contains(focused) && document.querySelector('[aria-modal="true"]') === null;
  let towards: Sight['towards'] = isElsewhere ? 'pane' : 'stop';
  if (isInList) towards = 'entry';
  const row = target.closest('[data-cell]')?.parentElement;
  if (isInList && row !== null && row !== undefined && row === focused.parentElement) towards = 'cell';
  const isLost = focused === document.body;
  return {
    isThere: focused === target || entry === target,
    towards,
    by: isAfter || isLost ? 'on' : 'back',
    focused: focused.outerHTML.slice(0, 200),
    keepsTab: focused instanceof HTMLElement && focused.isContentEditable,
    isLost,
    isSeen: isLost || isSeen(),
  };
}
