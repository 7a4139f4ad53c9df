/** What a given name depends on beside the locale, such as sex and generation: one cell of all their combinations. */
export interface NameContext {
  /** Share among the locale's contexts; shares need not sum to 1. */
  readonly weight: number;
  /** Which form a surname with several forms takes, such as 0 for Novák and 1 for Nováková. */
  readonly form: number;
}

/** A surname in one spelling, with a form for each `NameContext.form`; the last form serves those beyond. */
export interface SurnameEntry {
  readonly forms: readonly [string, ...string[]];
  /** What an address shows of each form, where the list says so itself. */
  readonly shown?: readonly string[];
  readonly weight: number;
}

/** A given name in one spelling, with a weight for each context of its locale (0: not borne there). */
export interface GivenEntry {
  readonly text: string;
  /** What an address shows of it, where the list says so itself. */
  readonly shown?: string;
  readonly weights: readonly number[];
}

/** The names of a locale, as a pack brings them. */
export interface LocaleNames {
  readonly locale: string;
  /** Share in the schema's mix of locales; shares need not sum to 1. */
  readonly weight: number;
  readonly contexts: readonly NameContext[];
  readonly surnames: readonly SurnameEntry[];
  readonly given: readonly GivenEntry[];
  /** Which edges the names belong to, where another column decides (sex, region): 0 if absent. */
  readonly stratum?: number;
}

/** Turns a name into what an address shows of it: romanised and in small letters, without digits. */
export type RenderName = (text: string, locale: string) => string;
