import { boxInSight, heightOf, isForReaders, nameOf, widthOf } from './parts-for-tests.ts';

/** WCAG 2.2, 1.4.3. All text of the Studio is small. */
const LEAST_CONTRAST = 4.5;

/** Red, green and blue from 0 to 255, and how much of what is behind they hide, from 0 to 1. */
type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Returns the texts in sight that are too near to their ground in colour. */
export function faintTexts(): readonly string[] {
  const all = new Map<HTMLElement, string>();
  const everything = document.createElement('style');
  // A part that lets presses through is drawn like any other.
  everything.textContent = '*, *::before, *::after { pointer-events: auto !important }';
  document.head.append(everything);
  for (const element of textsInSight()) {
    const trouble = faintness(element);
    if (trouble !== undefined) all.set(element, trouble);
  }
  everything.remove();
  return [...all.values()];
}

function textsInSight(): readonly HTMLElement[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const elements = new Set<HTMLElement>();
  while (walker.nextNode() !== null) {
    const { currentNode } = walker;
    const { parentElement } = currentNode;
    if (parentElement === null || (currentNode.nodeValue ?? '').trim() === '') continue;
    if (parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true })) elements.add(parentElement);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
    if (!/radio|checkbox|range|file|color/.test(field.type) && (field.value || field.placeholder) !== '')
      elements.add(field);
  }
  return [...elements].filter((element) => !isExempt(element));
}

/** What can't be used now may be faint (WCAG 2.2, 1.4.3), and what is no text at all. */
function isExempt(element: Element): boolean {
  const isOff = element.closest(':disabled, [aria-disabled="true"], [data-disabled="true"], [data-combobox-disabled]');
  return isOff !== null || element.closest('svg, title, script, style, noscript') !== null || isForReaders(element);
}

function faintness(element: HTMLElement): string | undefined {
  const box = boxInSight(element);
  if (widthOf(box) < 2 || heightOf(box) < 2) return undefined;
  const ground = groundUnder(element, textPoint(element, box));
  if (ground === undefined) return undefined;
  const isHint = 'value' in element && element.value === '';
  const style = getComputedStyle(element, isHint ? '::placeholder' : undefined);
  const [red, green, blue, alpha] = read(style.color);
  const ink = over([red, green, blue, alpha * opacityOf(element)], ground);
  const ratio = contrast(ink, ground);
  if (ratio >= LEAST_CONTRAST) return undefined;
  const colours = [ink, ground].map((colour) => `rgb(${colour.slice(0, 3).map(Math.round).join(' ')})`).join(' on ');
  return `${nameOf(element)} has a contrast of ${ratio.toFixed(1)}: ${colours}`;
}

/** Returns a point on the text of an element, or in the middle of a field. */
function textPoint(
  element: Element,
  { left, top, right, bottom }: ReturnType<typeof boxInSight>,
): readonly [number, number] {
  const range = document.createRange();
  range.selectNodeContents(element);
  const [line] = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  const own = line ?? { left, top, right, bottom };
  const x = (Math.max(left, own.left) + Math.min(right, own.right)) / 2;
  return [x, (Math.max(top, own.top) + Math.min(bottom, own.bottom)) / 2];
}

/** Returns the colour behind an element at a point: all that is drawn there below it; undefined where something else hides it. */
function groundUnder(element: Element, [x, y]: readonly [number, number]): Colour | undefined {
  const stack = document.elementsFromPoint(x, y);
  const place = stack.findIndex((part) => part === element || element.contains(part));
  if (place < 0 || stack.slice(0, place).some((part) => opaque(part) && !part.contains(element))) return undefined;
  const below = stack.slice(stack.indexOf(element) < 0 ? place : stack.indexOf(element));
  let ground: Colour = [255, 255, 255, 1];
  for (const part of below.reverse()) {
    const [red, green, blue, alpha] = read(getComputedStyle(part).backgroundColor);
    ground = over([red, green, blue, alpha * opacityOf(part)], ground);
  }
  return ground;
}

function opaque(element: Element): boolean {
  return read(getComputedStyle(element).backgroundColor)[3] > 0.5;
}

function opacityOf(element: Element): number {
  let opacity = 1;
  for (let part: Element | null = element; part !== null; part = part.parentElement)
    opacity *= Number(getComputedStyle(part).opacity);
  return opacity;
}

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const known = new Map<string, Colour>();

/** Reads a colour in any notation: what a style computes is not always `rgb()`. */
function read(css: string): Colour {
  const before = known.get(css);
  if (before !== undefined) return before;
  if (canvas === null) throw new Error('The browser has no canvas.');
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = css;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  const colour: Colour = [red, green, blue, alpha / 255];
  known.set(css, colour);
  return colour;
}

function over([red, green, blue, alpha]: Colour, ground: Colour): Colour {
  const mixed = [red, green, blue].map((part, place) => part * alpha + (ground[place] ?? 0) * (1 - alpha));
  const [r = 0, g = 0, b = 0] = mixed;
  return [r, g, b, 1];
}

/** WCAG 2.2, “contrast ratio”. */
function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
