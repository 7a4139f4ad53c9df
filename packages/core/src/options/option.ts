import type { Moment } from '@populace/calendar';
import type { DocumentNode, Place } from '../document/node.ts';
import type { ProblemCode } from '../problems/catalogue.ts';
import type { ProblemCollector } from '../problems/problem.ts';

/** A JSON Schema (2020-12) as plain data. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** What an option is read with: where problems go, how the option is called, and what `now` means in this document. */
export interface OptionReader {
  readonly problems: ProblemCollector;
  readonly name: string;
  readonly now: Moment;
  /** The code of the problems; `schema/invalid-option` where absent. */
  readonly code?: ProblemCode;
}

/**
 * An option of a generator or a format: how it is read from a document, what it is worth when absent, and how it is described
 * in forms, help, docs and the editor's schema. `read` adds problems and returns undefined where the node will not do.
 */
export interface Option<T> {
  readonly kind: string;
  /** One sentence for people. */
  readonly summary: string;
  readonly default: T;
  /** True where the option must be given; `default` is then never used. */
  readonly required: boolean;
  /** How the default is written in a document, for help and docs; undefined where there is none. */
  readonly defaultText: string | undefined;
  readonly jsonSchema: JsonSchema;
  /** Other words for its choices, each with the choice that it stands for; absent where there are none. */
  readonly aliases?: ReadonlyMap<string, string>;
  read(node: DocumentNode, at: OptionReader): T | undefined;
}

/** The options of a generator, by name. */
export type OptionShape = { readonly [name: string]: Option<unknown> };

/** The values that the options of a shape are read into. */
export type OptionValues<S extends OptionShape> = { readonly [K in keyof S]: S[K] extends Option<infer T> ? T : never };

/** Where the options of one use of a generator stand; a check over several options names the one to change. */
export interface OptionPlaces {
  readonly problems: ProblemCollector;
  readonly now: Moment;
  /** The place of an option, or of a part of it by a dotted name (`distribution.sd`), where given; else of the generator's use. */
  option(name: string): Place;
  /** Whether the document gave the option (rather than leaving it to its default). */
  has(name: string): boolean;
}
