import type { PlainValue } from '@populace/document';
/** How the row of a reference is chosen. */
export interface Way {
  readonly kind: 'uniform' | 'oneToOne' | 'recency' | 'child' | 'zipf' | 'weight' | 'tree';
  /** The column whose values are the weights. */
  readonly weight?: string | undefined;
}

const KINDS: readonly Way['kind'][] = ['uniform', 'oneToOne', 'recency', 'child', 'zipf', 'weight', 'tree'];

/** Reads the way that a reference has; each as likely where none is written. */
export function wayOf(by: PlainValue | undefined): Way {
  if (typeof by === 'string') return { kind: KINDS.find((kind) => kind === by) ?? 'uniform' };
  if (typeof by !== 'object' || by === null || Array.isArray(by)) return { kind: 'uniform' };
  const [name] = Object.keys(by);
  const kind = KINDS.find((known) => known === name) ?? 'uniform';
  const weight: unknown = Reflect.get(by, 'weight');
  return typeof weight === 'string' ? { kind, weight } : { kind };
}

/** Writes a way as schemas have it; the usual one is left out. */
export function writtenWay({ kind, weight }: Way): PlainValue | undefined {
  if (kind === 'uniform') return undefined;
  if (kind === 'zipf') return { zipf: { exponent: 1 } };
  if (kind === 'tree') return { tree: {} };
  return kind === 'weight' ? { weight: weight ?? '' } : kind;
}
