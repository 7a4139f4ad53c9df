import { boxOf, floatingParts, heightOf, layerOf, nameOf, widthOf, windowBox } from './parts-for-tests.ts';

/** How many points are looked at in each direction. */
const POINTS = 9;
/** Corners are round, and what is behind shows there. */
const CORNER_PX = 6;
/** As wide as a phone is at most. */
const PHONE_PX = 720;

/** Returns what floats and is painted over, leaves the window, or as a sheet of a phone leaves a strip of the page. */
export function floatingTroubles(): readonly string[] {
  return floatingParts().flatMap((part) => {
    // What is not there yet has a line around nothing.
    if (heightOf(boxOf(part)) < 4 * CORNER_PX) return [];
    const name = nameOf(part);
    const cover = coverOf(part);
    return [
      ...(cover === undefined ? [] : [`${name} is painted over by ${nameOf(cover)}`]),
      ...(leavesWindow(part) ? [`${name} leaves the window`] : []),
      ...(isNarrowSheet(part) ? [`${name} leaves ${windowBox().right - widthOf(boxOf(part))} px beside it`] : []),
    ];
  });
}

/** Returns what lies over a floating part, but for what floats over it itself. */
function coverOf(part: HTMLElement): Element | undefined {
  const { left, top, right, bottom } = boxOf(part);
  for (let across = 0; across < POINTS; across++) {
    for (let down = 0; down < POINTS; down++) {
      const x = left + CORNER_PX + ((right - left - 2 * CORNER_PX) * across) / (POINTS - 1);
      const y = top + CORNER_PX + ((bottom - top - 2 * CORNER_PX) * down) / (POINTS - 1);
      const hit = document.elementFromPoint(x, y);
      if (hit === null || part.contains(hit)) continue;
      if (!isOver(layerOf(hit), part) && hit.closest('[role="status"], [role="alert"]') === null) return hit;
    }
  }
  return undefined;
}

/** Of two parts that float, the one of the higher layer is on top; within a layer, what was opened last comes later in the page. */
function isOver(layer: Element, part: HTMLElement): boolean {
  if (layer === document.documentElement) return false;
  const [own, other] = [layerOf(part), layer].map((each) => Number(getComputedStyle(each).zIndex) || 0);
  if (own !== other) return (other ?? 0) > (own ?? 0);
  return (part.compareDocumentPosition(layer) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function leavesWindow(part: HTMLElement): boolean {
  const { left, top, right, bottom } = boxOf(part);
  const room = windowBox();
  return left < -1 || top < -1 || right > room.right + 1 || bottom > room.bottom + 1;
}

/** A sheet comes from below and is as wide as the phone. */
function isNarrowSheet(part: HTMLElement): boolean {
  const room = windowBox();
  const { bottom } = boxOf(part);
  const isSheet = room.right <= PHONE_PX && part.matches('[aria-modal="true"]') && Math.abs(bottom - room.bottom) <= 1;
  return isSheet && widthOf(boxOf(part)) < window.innerWidth - 1;
}
