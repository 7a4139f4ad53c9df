import {
  type Box,
  boxInSight,
  boxOf,
  heightOf,
  layerOf,
  nameOf,
  shared,
  shownControls,
  widthOf,
  windowBox,
} from './parts-for-tests.ts';

/** So far may controls reach into one another, or beyond an edge: lines and rings do. */
const SLACK_PX = 2;

/** Returns the controls that lie over one another, and those that are cut by an edge which nothing scrolls. */
export function misplacedControls(): readonly string[] {
  const controls = shownControls();
  return [
    ...overlapping(controls),
    ...controls.flatMap((control) => (isCut(control) ? [`${nameOf(control)} is cut`] : [])),
  ];
}

function overlapping(controls: readonly HTMLElement[]): readonly string[] {
  const placed = controls
    .map((control) => ({ control, box: boxInSight(control), layer: layerOf(control), sticky: stickyPartOf(control) }))
    .filter(({ box }) => widthOf(box) > 0 && heightOf(box) > 0);
  return placed.flatMap((one, place) =>
    placed.slice(place + 1).flatMap((other) => {
      if (one.layer !== other.layer || one.sticky !== other.sticky) return [];
      if (!reachesInto(one.box, other.box) || belongTogether(one.control, other.control)) return [];
      return [`${nameOf(one.control)} and ${nameOf(other.control)} overlap`];
    }),
  );
}

function reachesInto(one: Box, other: Box): boolean {
  const both = shared(one, other);
  return widthOf(both) > SLACK_PX && heightOf(both) > SLACK_PX;
}

/** A control within another, a button in a field, and what draws one control together. */
function belongTogether(one: HTMLElement, other: HTMLElement): boolean {
  if (one.contains(other) || other.contains(one)) return true;
  const whole =
    '.mantine-Input-wrapper, .mantine-Slider-root, .mantine-Switch-root, .mantine-SegmentedControl-control, label';
  const around = one.closest(whole);
  return around?.contains(other) === true;
}

/** What stays in sight lies over what is scrolled under it. */
function stickyPartOf(element: Element): Element | null {
  for (let part: Element | null = element; part !== null; part = part.parentElement) {
    if (getComputedStyle(part).position === 'sticky') return part;
  }
  return null;
}

/** Returns whether a part of a control can't be seen by scrolling either. */
function isCut(control: HTMLElement): boolean {
  let box = boxOf(control);
  // What lies before the page's beginning comes in sight with the focus alone; a canvas is moved under its frame.
  if (box.bottom <= 0 || control.closest('.react-flow__viewport') !== null) return false;
  let across = true;
  let down = true;
  let { position } = getComputedStyle(control);
  for (let part = control.parentElement; part !== null && position !== 'fixed'; part = part.parentElement) {
    const style = getComputedStyle(part);
    if (position === 'absolute' && style.position === 'static') continue;
    position = style.position;
    // What is beyond can be scrolled to: the part that scrolls has to be whole instead.
    across &&= !/auto|scroll/.test(style.overflowX);
    down &&= !/auto|scroll/.test(style.overflowY);
    const cuts = boxOf(part);
    if (!isInside(box, cuts, across && style.overflowX !== 'visible', down && style.overflowY !== 'visible'))
      return true;
    if (!across && !down) box = shared(box, cuts);
    if (widthOf(box) === 0 || heightOf(box) === 0) return false;
  }
  return !isInside(box, windowBox(), across, down);
}

function isInside(box: Box, room: Box, across: boolean, down: boolean): boolean {
  const isWide = box.left >= room.left - SLACK_PX && box.right <= room.right + SLACK_PX;
  const isHigh = box.top >= room.top - SLACK_PX && box.bottom <= room.bottom + SLACK_PX;
  return (!across || isWide) && (!down || isHigh);
}
