import type { Locator, Page } from 'playwright-core';

/** A row stands among its like, or is locked on top. */
type Area = 'rows' | 'pinned';

/** The grid with the rows of the open table. */
export function rowGrid(page: Page): Locator {
  return page.locator('[data-row-grid]');
}

/** A row by its number. */
export function gridRow(page: Page, row: number, area: Area = 'rows'): Locator {
  return rowGrid(page).locator(`[data-area="${area}"][data-row="${row}"]`);
}

/** A cell by the number of its row and the name of its column, once it has its value. */
export async function cellOf(page: Page, row: number, column: string, area: Area = 'rows'): Promise<Locator> {
  const name = page.locator('bdi').filter({ hasText: new RegExp(`^${column}$`) });
  const place = await rowGrid(page).locator('th[data-cell]').filter({ has: name }).getAttribute('data-cell');
  const cell = gridRow(page, row, area).locator(`td[data-cell="${place}"]`);
  await cell.locator('[data-value], i').first().waitFor();
  return cell;
}

/** The values of a row as they are shown, by the names of their columns; null for a null. */
export function shownRow(page: Page, row: number, area: Area = 'rows'): Promise<Record<string, string | null>> {
  return gridRow(page, row, area).evaluate((element) => {
    const grid = element.closest('[data-row-grid]');
    const nameOf = (cell: HTMLElement) =>
      grid?.querySelector(`th[data-cell="${cell.dataset['cell']}"] bdi`)?.textContent ?? '';
    const cells = [...element.querySelectorAll<HTMLElement>('td[data-cell]')];
    return Object.fromEntries(
      cells.map((cell) => [nameOf(cell), cell.querySelector('[data-value]')?.textContent ?? null]),
    );
  });
}

/** The number of the first row that is seen whole. */
export function firstSeenRow(page: Page): Promise<number> {
  return rowGrid(page).evaluate((grid) => {
    const head = grid.querySelector('[data-area="head"]')?.getBoundingClientRect().bottom ?? 0;
    const rows = [...grid.querySelectorAll<HTMLElement>('[data-area="rows"]')];
    const seen = rows.filter((row) => row.getBoundingClientRect().top >= head - 1);
    return Math.min(...seen.map((row) => Number(row.dataset['row'])));
  });
}

/** The cell that the keyboard is at; column 0 is the number of the row. */
export function focusedCell(page: Page): Promise<{ readonly row: number; readonly column: number }> {
  return page.evaluate(() => {
    const cell = document.activeElement?.closest<HTMLElement>('[data-cell]');
    const row = cell?.closest<HTMLElement>('[data-area]');
    return { row: Number(row?.dataset['row']), column: Number(cell?.dataset['cell']) };
  });
}
