import type { PlainValue } from '@populace/document';
import type { ColumnView } from '../../../lib/document/schema-view.ts';

/** A branch of a case as the form shows it. */
export interface BranchView {
  /** Undefined in a branch that takes all other rows. */
  readonly when: string | undefined;
  /** What it makes. */
  readonly makes: ThenView;
}

export type ThenView =
  | { readonly kind: 'null' }
  | { readonly kind: 'formula'; readonly formula: string }
  | { readonly kind: 'generator'; readonly generator: string; readonly options: ReadonlyMap<string, PlainValue> };

/** Reads the branches of a column of cases, as far as they can be told. */
export function branchesOf({ options }: Pick<ColumnView, 'options'>): readonly BranchView[] {
  const written = options.get('case')?.value;
  if (!Array.isArray(written)) return [];
  return written.map((branch: PlainValue): BranchView => {
    const parts = mapOf(branch);
    const when = parts.get('when');
    return { when: when === undefined ? undefined : String(when ?? ''), makes: thenOf(parts.get('then')) };
  });
}

function thenOf(then: PlainValue | undefined): ThenView {
  if (typeof then === 'string') return { kind: 'generator', generator: then, options: new Map() };
  const parts = mapOf(then ?? null);
  const formula = parts.get('formula');
  if (formula !== undefined) return { kind: 'formula', formula: String(formula ?? '') };
  const { generator, ...options } = Object.fromEntries(parts);
  if (generator === undefined) return { kind: 'null' };
  return { kind: 'generator', generator: String(generator), options: new Map(Object.entries(options)) };
}

function mapOf(value: PlainValue): ReadonlyMap<string, PlainValue> {
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  return new Map(isMap ? Object.entries(value) : []);
}
