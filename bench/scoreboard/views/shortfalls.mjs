import { aboutLocale } from '../known-locales.mjs';
import { gateOf, metrics } from '../metrics/all-metrics.mjs';
import { waiverOf } from '../waivers.mjs';

const byId = new Map(metrics.map((metric) => [metric.id, metric]));

/** The cells of ours that have less than is demanded and no waiver: `{ id, name, share, gate, failure }`. */
export function cellsBelow(locales) {
  return Object.entries(locales).flatMap(([id, { populace }]) => {
    const { country } = aboutLocale(id);
    return Object.entries(populace?.cells ?? {}).flatMap(([name, cell]) => {
      const gate = gateOf(byId.get(name) ?? {}, country);
      if (typeof cell === 'string' || gate === undefined || cell.ok >= cell.n * gate) return [];
      if (waiverOf(country, name) !== undefined) return [];
      return [{ id, name, share: cell.ok / cell.n, gate, failure: cell.failure }];
    });
  });
}

/** What is below the thresholds, a line each, for the person who ran it. */
export function shortfalls({ locales, identifiers }, asked) {
  const wanted = Object.entries(locales).filter(([id]) => asked.length === 0 || asked.includes(id));
  const cells = cellsBelow(Object.fromEntries(wanted)).map(
    ({ id, name, share, gate, failure }) =>
      `below ${100 * gate} %: ${id} ${name} ${(100 * share).toFixed(3)} %, such as ${failure}`,
  );
  const isAsked = (id) => asked.length === 0 || asked.includes('identifiers') || asked.includes(id);
  const judged = Object.entries(identifiers).filter(([id]) => isAsked(id));
  const wrong = judged.flatMap(([id, { valid, invalid }]) =>
    Object.entries({ valid, invalid })
      .filter(([, cell]) => typeof cell === 'object' && cell.ok < cell.n)
      .map(([mode, cell]) => `below 100 %: ${id}, ${mode}, ${cell.ok} of ${cell.n}, such as ${cell.failure}`),
  );
  return [...cells, ...wrong];
}
