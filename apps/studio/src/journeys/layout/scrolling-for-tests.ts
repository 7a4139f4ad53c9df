import { boxWithin, heightOf, isShown, nameOf, shownElements } from './parts-for-tests.ts';

/** What scrolls by less has a bar for nothing: a little less room around its content, and all is in sight. */
const LEAST_PX = 24;

/** What may be wider than its pane: grids of rows, code and bytes, rows of links as chips, tables of values. */
const MAY_SCROLL_SIDEWAYS = [
  '[role="grid"], :has(> [role="grid"]), :has(> * > * > [role="grid"])',
  '[role="table"], :has(> table)',
  '.cm-scroller, pre, div[role="region"]',
  'nav',
].join(', ');

/** Returns what scrolls without need, and what scrolls sideways that should not. */
export function needlessScrolling(): readonly string[] {
  const { documentElement: page } = document;
  const found: string[] = [];
  if (page.scrollHeight > page.clientHeight)
    found.push(`the page scrolls by ${page.scrollHeight - page.clientHeight} px`);
  if (page.scrollWidth > page.clientWidth)
    found.push(`the page scrolls sideways by ${page.scrollWidth - page.clientWidth} px`);
  for (const element of shownElements()) {
    if (element !== page && element !== document.body) found.push(...troublesOf(element));
  }
  return found;
}

function troublesOf(element: HTMLElement): readonly string[] {
  // A field scrolls what is typed into it.
  if (element.matches('input, textarea')) return [];
  const { overflowX, overflowY } = getComputedStyle(element);
  const down = scrolls(overflowY) ? element.scrollHeight - element.clientHeight : 0;
  const sideways = scrolls(overflowX) ? element.scrollWidth - element.clientWidth : 0;
  const found: string[] = [];
  if (down > 0 && down < LEAST_PX) found.push(`${nameOf(element)} scrolls by only ${down} px`);
  else if (down > 0 && isForNothing(element)) found.push(`${nameOf(element)} scrolls to nothing by ${down} px`);
  if (sideways > 0 && !element.matches(MAY_SCROLL_SIDEWAYS))
    found.push(`${nameOf(element)} scrolls sideways by ${sideways} px`);
  return found;
}

function scrolls(overflow: string): boolean {
  return overflow === 'auto' || overflow === 'scroll';
}

/** Returns whether nothing that is shown reaches the end of what can be scrolled to. */
function isForNothing(element: HTMLElement): boolean {
  // Rows that are made when they come into sight keep their place by a size alone.
  if (element.matches('[role="grid"], :has(> * > * > [role="grid"]), .cm-scroller')) return false;
  const { top } = element.getBoundingClientRect();
  const bottom = top + element.clientTop - element.scrollTop + element.clientHeight;
  const { paddingBottom } = getComputedStyle(element);
  const room = Number.parseFloat(paddingBottom);
  const reachesEnd = (part: Element): boolean => {
    if (part.getBoundingClientRect().bottom + room <= bottom + 1 || !isShown(part)) return false;
    // A canvas has parts that lie beyond its own frame.
    const box = boxWithin(part, element);
    return heightOf(box) > 0 && box.bottom + room > bottom + 1;
  };
  return ![...element.querySelectorAll('*')].some(reachesEnd);
}
