import { cellText } from './cell-text.mjs';

/** The mean over locales of each metric, and in how many locales every row passes, for both. */
export function meanLine(locales, metrics) {
  return [
    '| | locales | mean, ours | mean, Faker’s | perfect, ours | perfect, Faker’s |',
    '| --- | --- | --- | --- | --- | --- |',
    ...metrics.map(({ id, family, title }) => {
      const [ours, theirs] = ['populace', 'faker'].map((by) => cellsOf(locales, by, id));
      const counts = `${ours.length} / ${theirs.length}`;
      return `| ${family}: ${title} | ${counts} | ${mean(ours)} | ${mean(theirs)} | ${perfect(ours)} | ${perfect(theirs)} |`;
    }),
  ];
}

function cellsOf(locales, by, id) {
  return Object.values(locales)
    .map((locale) => locale[by]?.cells?.[id])
    .filter((cell) => typeof cell === 'object');
}

function mean(cells) {
  if (cells.length === 0) return '–';
  const share = cells.reduce((sum, { n, ok }) => sum + ok / n, 0) / cells.length;
  return cellText({ n: 1, ok: share });
}

const perfect = (cells) => (cells.length === 0 ? '–' : `${cells.filter(({ n, ok }) => ok === n).length}`);
