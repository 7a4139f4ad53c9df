/** How many standard deviations of its sample a share may lie below the one that is known. */
const DEVIATIONS = 3;

/**
 * Returns the cells that are worse than the known ones, a line each. A cell that was perfect allows no failure; another may have, of `n` rows,
 * fewer that pass than the known share, p of N, by no more than three standard deviations of both samples,
 * 3·√(n·p·(1−p)·(1+n/N)). One that was judged must have what it needs to
 * be judged again, unless its judge is not there.
 */
export function worseCells(cells, known) {
  return Object.entries(known).flatMap(([name, before]) => {
    const cell = cells[name];
    if (typeof before === 'string' || cell === 'not judged') return [];
    if (typeof cell !== 'object') return [`${name}: ${cell}, where ${before.n} rows were judged`];
    const share = before.ok === before.n ? 1 : before.ok / (before.n + 1);
    const spread = Math.sqrt(cell.n * share * (1 - share) * (1 + cell.n / before.n));
    const least = cell.n * share - DEVIATIONS * spread;
    return cell.ok >= least
      ? []
      : [`${name}: ${cell.ok} of ${cell.n}, known ${before.ok} of ${before.n}; ${cell.failure}`];
  });
}
