import type { Moment } from '@populace/calendar';
import type { LogicalType, OptionPlaces, OptionShape, OptionValues } from '@populace/core';
import type { WeightedPattern } from '../pack/pack.ts';
import type { Recipe, TableUse } from '../recipe/recipe.ts';

/** What a generator may know when it writes its recipe. Never the number of rows: a growing table keeps the rows it has. */
export interface RecipeScope {
  /** What `now` means in the document. */
  readonly now: Moment;
  /** The type that the column asks for by `type`, if it does. */
  readonly type: LogicalType | undefined;
  /** The row's locale. */
  readonly locale: LocaleScope;
  /** A table by name, such as `color.human`, in the row's locale: its texts, or those of another column. */
  table(name: string, column?: string): TableUse;
}

/** What a recipe may know of the locale that its rows are in. */
export interface LocaleScope {
  readonly id: string;
  /** ISO 3166-1 code; undefined for `base`. */
  readonly country: string | undefined;
  /** A single fact, such as `currency`. Throws `schema/missing-in-locale` where neither locale nor country has it. */
  fact(name: string): string;
  /** A single fact, where there is one. */
  findFact(name: string): string | undefined;
  /** The patterns of a name, such as `company.name`. Throws `schema/missing-in-locale` where there are none. */
  patterns(name: string): readonly WeightedPattern[];
  /** Whether there is such a table. */
  has(table: string): boolean;
}

/** A generator: options settled once, then a recipe that says what a value is made of. */
export interface Generator {
  /** `subject.name` in camelCase, such as `number.integer`; a few basic ones have no subject. */
  readonly id: string;
  /** One sentence for people. */
  readonly summary: string;
  /** Other names that people know it by. */
  readonly aliases: readonly string[];
  /** Plain words for its values by language (ISO 639-1): they help to find it and to know columns by their names, but name it nowhere. */
  readonly synonyms: Synonyms;
  /** The subject of the row that it is a view of; `of` may then name another one of its kind. */
  readonly subject?: string | undefined;
  readonly options: OptionShape;
  /** How far identifiers stand up to a check; absent where there is nothing to check. */
  readonly validity?: Validity | undefined;
  /** A use that shows what it makes, where it can't do without options, or not in every locale. */
  readonly example?: GeneratorExample | undefined;
  check(options: OptionValues<OptionShape>, at: OptionPlaces): void;
  recipe(options: OptionValues<OptionShape>, scope: RecipeScope): Recipe;
}

/** What is right about identifiers. They may belong to somebody all the same, unless they are reserved. */
export type ValidityLevel =
  /** L1: characters and length. */
  | 'shape'
  /** L2: check digits too, inner ones included. */
  | 'checked'
  /** L3: lies in a range that is given out, too. */
  | 'allocated'
  /** L4: kept for fiction or tests, or never given out. */
  | 'reserved';

/** What an identifier's values are by its option `mode`. */
export interface Validity {
  /** Of `mode: valid`. */
  readonly valid: ValidityLevel;
  /** Of `mode: safe`: `reserved` where that holds for all values, else that of the values that nothing is reserved for. */
  readonly safe: ValidityLevel;
}

/** A use of a generator that shows what it makes, as plain data. */
export interface GeneratorExample {
  /** Options as a schema has them. */
  readonly options: { readonly [name: string]: ExampleValue };
  /** The columns of the row that they name: generators without options, by the names of the columns. */
  readonly columns?: { readonly [name: string]: string } | undefined;
}

/** The value of an option in an example. */
export type ExampleValue = string | number | boolean | { readonly [name: string]: number };

/** Plain words by language (ISO 639-1). */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** What a generator's author writes. */
export interface GeneratorDefinition<S extends OptionShape> {
  readonly id: string;
  readonly summary: string;
  readonly aliases?: readonly string[];
  /** By language (ISO 639-1), words parted by commas. */
  readonly synonyms?: Readonly<Record<string, string>>;
  readonly subject?: string;
  readonly options: S;
  readonly validity?: Validity;
  /** Needed where an option is required, or where some locales need one. */
  readonly example?: GeneratorExample;
  /** Adds problems about options that are fine alone but not together, such as min above max. */
  check?(options: OptionValues<S>, at: OptionPlaces): void;
  recipe(options: OptionValues<S>, scope: RecipeScope): Recipe;
}

/** Defines a generator. */
export function defineGenerator<const S extends OptionShape>(definition: GeneratorDefinition<S>): Generator {
  const { id, summary, aliases = [], synonyms = {}, subject, options, validity, example } = definition;
  return {
    id,
    summary,
    aliases,
    synonyms: listWords(synonyms),
    subject,
    options,
    validity,
    example,
    // Options are read by the shape's own readers before either is called, so the values have the shape's types.
    check: (values, at) => definition.check?.(values as OptionValues<S>, at),
    recipe: (values, scope) => definition.recipe(values as OptionValues<S>, scope),
  };
}

function listWords(synonyms: Readonly<Record<string, string>>): Synonyms {
  return Object.fromEntries(Object.entries(synonyms).map(([language, words]) => [language, words.split(', ')]));
}
