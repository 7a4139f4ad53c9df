import type { LocaleShare } from '@populace/schema';
import type { LocaleMix, LocaleTables } from '../model/locale-tables.ts';
import type { Registry } from '../model/registry.ts';
import { openLocale } from './locale-tables.ts';

/** Opens mixes; each locale once, however many mixes have it. */
export function createMixes(registry: Registry): (shares: readonly LocaleShare[]) => Promise<LocaleMix> {
  const opened = new Map<string, Promise<LocaleTables>>();
  const mixes = new Map<string, Promise<LocaleMix>>();
  const open = (id: string): Promise<LocaleTables> => {
    const locale = opened.get(id) ?? openLocale(registry, id);
    opened.set(id, locale);
    return locale;
  };
  return (shares) => {
    const present = shares.filter(({ weight }) => weight > 0);
    const key = present.map(({ id, weight }) => `${id}:${weight}`).join(' ');
    const mix =
      mixes.get(key) ??
      Promise.all(present.map(({ id }) => open(id))).then((locales) => ({
        key,
        locales,
        weights: finite(present.map(({ weight }) => weight)),
      }));
    mixes.set(key, mix);
    return mix;
  };
}

/** Weights whose sum is too large for a number, in proportion to the largest. */
function finite(weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const most = Math.max(...weights);
  return Number.isFinite(sum) ? weights : weights.map((weight) => weight / most);
}
