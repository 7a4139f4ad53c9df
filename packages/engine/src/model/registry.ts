import type { Encoder } from '@populace/cells';
import type { Generator, Locale, Places, Primitive, Subject } from '@populace/recipes';

/** Everything that plugs into the engine, which itself names no generator, format or locale. */
export interface Registry {
  /** By id and by alias. */
  readonly generators: ReadonlyMap<string, Generator>;
  readonly subjects: ReadonlyMap<string, Subject>;
  readonly primitives: ReadonlyMap<string, Primitive>;
  readonly encoders: readonly Encoder[];
  readonly locales: ReadonlyMap<string, Locale>;
  /** By country. */
  readonly places: ReadonlyMap<string, Places>;
}
