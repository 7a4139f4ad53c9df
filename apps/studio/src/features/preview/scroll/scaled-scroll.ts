/**
 * Browsers cap how high an element can be, so a bar that moves pixel by pixel ends after a million rows. Beyond that the middle of the bar
 * is stretched: a jump of the bar is a jump of rows, while the wheel, a finger and keys go on moving pixel by pixel. The ends of the bar are
 * never stretched, so that they are reached by small steps, too.
 */

/** The bar of higher contents has this many pixels; every browser can do twice as many. */
const BAR_PX = 8_000_000;

/** What is not stretched at each end. */
const EDGE_PX = 1_000_000;

/** Moves up to this are the wheel, a finger or a key; a bar that is dragged moves farther with each pixel of the screen. */
const STEP_PX = 3000;

/** How much there is to scroll. */
export interface ScrollSpan {
  /** How far the contents can move: their height without what is seen at once. */
  readonly rangePx: number;
  /** After a jump, contents stand at a whole number of these. */
  readonly rowPx: number;
}

/** Where the contents are, and where the bar is. */
export interface ScrollPlace {
  /** Pixels of the contents above what is seen. It is the truth; the bar only shows it. */
  readonly top: number;
  /** `scrollTop` as the browser gave it last. */
  readonly bar: number;
}

/** Returns how far the bar can move. */
export function barRange({ rangePx }: ScrollSpan): number {
  return Math.min(Math.max(0, rangePx), BAR_PX);
}

/** Returns where the bar stands for a place of the contents. */
export function barOf(span: ScrollSpan, top: number): number {
  const { rangePx } = span;
  if (rangePx <= BAR_PX) return top;
  if (top <= EDGE_PX) return top;
  if (top >= rangePx - EDGE_PX) return BAR_PX - (rangePx - top);
  return EDGE_PX + (top - EDGE_PX) / stretchOf(span);
}

/** Returns which place of the contents the bar stands for. */
export function topOf(span: ScrollSpan, bar: number): number {
  const { rangePx, rowPx } = span;
  if (rangePx <= BAR_PX) return clampTop(span, bar);
  if (bar <= EDGE_PX) return Math.max(0, bar);
  if (bar >= BAR_PX - EDGE_PX) return clampTop(span, rangePx - (BAR_PX - bar));
  const top = EDGE_PX + (bar - EDGE_PX) * stretchOf(span);
  return clampTop(span, Math.round(top / rowPx) * rowPx);
}

/** Returns the place after the bar has moved, by whatever means. */
export function moveBar(span: ScrollSpan, place: ScrollPlace, bar: number): ScrollPlace {
  const moved = bar - place.bar;
  const isStep = span.rangePx > BAR_PX && Math.abs(moved) <= STEP_PX && bar > 0 && bar < BAR_PX;
  return { bar, top: isStep ? clampTop(span, place.top + moved) : topOf(span, bar) };
}

/** Keeps a place within the contents. */
export function clampTop({ rangePx }: ScrollSpan, top: number): number {
  return Math.min(Math.max(0, top), Math.max(0, rangePx));
}

function stretchOf({ rangePx }: ScrollSpan): number {
  return (rangePx - 2 * EDGE_PX) / (BAR_PX - 2 * EDGE_PX);
}
