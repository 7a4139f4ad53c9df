import type { Synonyms } from '@populace/recipes';

/** A generator as importers know it. */
export interface KnownGenerator {
  readonly id: string;
  readonly aliases: readonly string[];
  readonly synonyms: Synonyms;
  readonly subject?: string | undefined;
}

/** A locale that a proposal may take. */
export interface KnownLocale {
  readonly id: string;
  readonly language: string;
  readonly script: string;
  /** ISO 3166-1 code. */
  readonly country: string | undefined;
  /** Whether it is a novelty locale, which is never chosen. */
  readonly isPlayful?: boolean | undefined;
}

/** Names of people, in small letters, in all scripts and spellings that are known. */
export interface KnownNames {
  readonly given: ReadonlySet<string>;
  readonly family: ReadonlySet<string>;
}

/** What may stand in a proposal. */
export interface Known {
  readonly generators: readonly KnownGenerator[];
  /** The preferred one first. */
  readonly locales: readonly KnownLocale[];
  /** What `now` means, as a date; ages are counted from it. */
  readonly now: string;
  /** A category is copied only where so many rows have it; 20 if absent. */
  readonly minCategoryRows?: number | undefined;
  /** By which names of people are known where a column's name does not tell; absent where nothing can be known by them. */
  readonly names?: KnownNames | undefined;
}
