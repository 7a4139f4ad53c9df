/**
 * How long it takes from an edit to the first row of the preview that shows it, in the built Studio with the shop open: another seed is
 * chosen by its key, and the time runs until the cells have changed on the screen. `node bench/studio.mjs [edits]`
 */
import { openStudio } from '../tools/lib/studio-in-browser.mjs';

const edits = Number(process.argv[2] ?? 30);

/** Runs in the page: presses the key of another world, and resolves to the milliseconds until the grid shows other cells. */
function timeOfEdit() {
  const grid = document.querySelector('[role="grid"][aria-rowcount]:not([data-columns])');
  const cells = () => [...grid.querySelectorAll('[role="gridcell"]')].map((cell) => cell.textContent).join('\n');
  const before = cells();
  const begun = performance.now();
  return new Promise((resolve) => {
    const look = () => {
      if (cells() === before) requestAnimationFrame(look);
      else resolve(performance.now() - begun);
    };
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'w', code: 'KeyW', bubbles: true }));
    requestAnimationFrame(look);
  });
}

const { url, browser, stop } = await openStudio();
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url);
  await page.getByRole('button', { name: 'Shop', exact: true }).click();
  await page.getByText('lois.myers@mail.example').first().waitFor();
  const times = [];
  for (let edit = 0; edit < edits; edit++) {
    times.push(await page.evaluate(timeOfEdit));
    await page.waitForTimeout(300);
  }
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(0);
  console.log(
    `From an edit to the first preview row, shop, ${edits} edits: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms.`,
  );
} finally {
  await stop();
}
