import { useSyncExternalStore } from 'react';

/**
 * How much room a page has: `phone` up to 720 px, `tablet` up to 1000, `desk` up to 1439, `wide` up to 2559, `vast` from there. The style
 * sheets have the same limits.
 */
export type Layout = 'phone' | 'tablet' | 'desk' | 'wide' | 'vast';

const LIMITS: readonly (readonly [Layout, number])[] = [
  ['phone', 720],
  ['tablet', 1000],
  ['desk', 1439],
  ['wide', 2559],
];

const queries = typeof matchMedia === 'undefined' ? [] : LIMITS.map(([, px]) => matchMedia(`(max-width: ${px}px)`));

/** Returns how much room the page has. */
export function useLayout(): Layout {
  return useSyncExternalStore(watch, layoutNow, () => 'wide');
}

/** Returns whether the page is as narrow as a phone's. */
export function useIsPhone(): boolean {
  return useLayout() === 'phone';
}

function watch(changed: () => void): () => void {
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

function layoutNow(): Layout {
  if (queries.length === 0) return 'wide';
  return LIMITS[queries.findIndex(({ matches }) => matches)]?.[0] ?? 'vast';
}
