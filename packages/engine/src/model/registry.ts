import type { Primitive, Subject } from '@populace/recipes';
import type { LocaleSources } from './lender.ts';

/** Everything that plugs into the engine, which itself names no generator, format or locale. */
export interface Registry {
  readonly subjects: ReadonlyMap<string, Subject>;
  readonly primitives: ReadonlyMap<string, Primitive>;
  /** Opens what a locale draws on, by its id. */
  openLocale(id: string): Promise<LocaleSources>;
}
