import { boxInSight, boxOf, heightOf, isShown, nameOf, widthOf } from './parts-for-tests.ts';

/** So much of a focused part is in sight at least, where it is as large. */
const LEAST_PX = 20;

/** Returns what is wrong with the focus: it is lost, out of sight, covered, or marks what can't be operated. */
export function focusTroubles(): readonly string[] {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return ['the focus is lost'];
  const focused = document.getElementById(activeElement.getAttribute('aria-activedescendant') ?? '') ?? activeElement;
  const drawn = drawnFor(focused);
  const name = nameOf(focused);
  if (marksNothing(activeElement)) return [`${name} has a ring and can't be operated`];
  // Of a whole screen or pane, a part is in sight.
  if (activeElement.matches('main, [data-pane], [role="dialog"]')) return [];
  const whole = boxOf(drawn);
  const seen = boxInSight(drawn);
  const isTooLow = heightOf(seen) < Math.min(heightOf(whole), LEAST_PX) - 1;
  const isTooNarrow = widthOf(seen) < Math.min(widthOf(whole), LEAST_PX) - 1;
  if (isTooLow || isTooNarrow) return [`${name} has the focus and is out of sight`];
  return isCovered(drawn, seen) ? [`${name} has the focus and is covered`] : [];
}

/** A tick or a switch is drawn by what stands beside its field; a line of a diagram and a thumb are themselves. */
function drawnFor(focused: Element): Element {
  for (let part: Element | null = focused; part !== null; part = part.parentElement) {
    if (isShown(part) && heightOf(boxOf(part)) > 4 && widthOf(boxOf(part)) > 4) return part;
  }
  return focused;
}

/** A ring says that keys do something there. `F6` leads to panes, so that they show where it led. */
function marksNothing(focused: Element): boolean {
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) === 0) return false;
  return focused.matches('main, h1, h2, h3, h4, [role="dialog"]') && !focused.matches('[data-pane]');
}

/** Returns whether most of what is in sight lies under something else. */
function isCovered(element: Element, { left, top, right, bottom }: ReturnType<typeof boxInSight>): boolean {
  const shares = [0.1, 0.5, 0.9];
  const points = shares.flatMap((across) =>
    shares.map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const),
  );
  const free = points.filter(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || isDrawnWith(element, hit));
  });
  return free.length * 2 < points.length;
}

/** A field and what is drawn over it are one part: its label, its ticks. Ancestors let presses through to where nothing is. */
function isDrawnWith(element: Element, hit: Element): boolean {
  return (
    hit.contains(element) ||
    element.closest('label, .mantine-Input-wrapper, .mantine-Slider-root')?.contains(hit) === true
  );
}
