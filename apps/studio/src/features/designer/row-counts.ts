import type { PlainValue } from '@populace/document';
/** How many children each parent has, as the form shows it; `other` is what only the text can say. */
export type ChildCount =
  | { readonly kind: 'fixed'; readonly count: number }
  | { readonly kind: 'between'; readonly least: number; readonly most: number }
  | { readonly kind: 'average'; readonly mean: number }
  | { readonly kind: 'formula'; readonly formula: string }
  | { readonly kind: 'other' };

/** Reads a number of children as schemas write it. */
export function childCountOf(written: PlainValue | undefined): ChildCount {
  if (typeof written === 'number') return { kind: 'fixed', count: written };
  if (typeof written !== 'object' || written === null || Array.isArray(written)) return { kind: 'other' };
  if (Object.keys(written).length !== 1) return { kind: 'other' };
  const between: unknown = Reflect.get(written, 'between');
  if (Array.isArray(between) && typeof between[0] === 'number' && typeof between[1] === 'number') {
    return { kind: 'between', least: between[0], most: between[1] };
  }
  const formula: unknown = Reflect.get(written, 'formula');
  if (formula !== undefined && typeof formula !== 'object') return { kind: 'formula', formula: String(formula) };
  const poisson: unknown = Reflect.get(written, 'poisson');
  return typeof poisson === 'number' ? { kind: 'average', mean: poisson } : { kind: 'other' };
}

/** Writes a number of children as schemas have it. */
export function writtenCount(count: Exclude<ChildCount, { kind: 'other' }>): PlainValue {
  if (count.kind === 'fixed') return count.count;
  if (count.kind === 'formula') return { formula: count.formula };
  return count.kind === 'between' ? { between: [count.least, count.most] } : { poisson: count.mean };
}
